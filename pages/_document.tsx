import { Head, Html, Main, NextScript } from 'next/document';
import { font } from '@/components/layout/font';

export default function Document() {
  return (
    <Html lang="en" className={font.variable}>
      <Head>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <meta name="theme-color" content="#fbfaff" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0e0a1a" media="(prefers-color-scheme: dark)" />
      </Head>
      <body className="font-sans">
        <Main />
        <NextScript />
      </body>
    </Html>
  );
}
