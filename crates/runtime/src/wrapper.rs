//! Types that contain borrowed data, and are copied and shown as these.

/// Defines a type that contains another, and is copied and shown as that is. With `deref`, it dereferences to it.
#[doc(hidden)]
#[macro_export]
macro_rules! wrapper {
    ($(#[$meta:meta])* $name:ident($inner:ty) deref) => {
        $crate::wrapper!($(#[$meta])* $name($inner));

        impl<'a> core::ops::Deref for $name<'a> {
            type Target = $inner;

            #[inline]
            fn deref(&self) -> &Self::Target {
                &self.0
            }
        }
    };
    ($(#[$meta:meta])* $name:ident($inner:ty)) => {
        $(#[$meta])*
        pub struct $name<'a>(pub(crate) $inner);

        impl Copy for $name<'_> {}

        impl Clone for $name<'_> {
            #[inline]
            fn clone(&self) -> Self {
                *self
            }
        }

        impl core::fmt::Debug for $name<'_> {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                core::fmt::Debug::fmt(&self.0, f)
            }
        }
    };
}
