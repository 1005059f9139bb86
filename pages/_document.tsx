import { Head, Html, Main, NextScript } from 'next/document';
import { font } from '@/components/layout/font';

export default function Document() {
  return (
    <Html lang="en" className={font.variable}>
      <Head>
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
