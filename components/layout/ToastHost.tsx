import { Toaster } from 'react-hot-toast';

/** Dark with white text in both themes, above the mobile bar. */
export function ToastHost() {
  return (
    <Toaster
      position="bottom-center"
      containerStyle={{ bottom: 'calc(var(--mobile-bar) + 1rem)' }}
      toastOptions={{
        style: {
          background: '#1b1530',
          color: '#ffffff',
          border: '1px solid #51476e',
          borderRadius: '0.75rem',
        },
      }}
    />
  );
}
