import type { AppProps } from 'next/app';
import localFont from 'next/font/local';
import '@/styles/globals.css';

const jakarta = localFont({
  src: '../node_modules/@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2',
  variable: '--font-jakarta',
  weight: '200 800',
  display: 'swap',
});

export default function App({ Component, pageProps }: AppProps) {
  return (
    <div className={`${jakarta.variable} font-sans`}>
      <Component {...pageProps} />
    </div>
  );
}
