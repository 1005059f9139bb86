import { readPublicEnv } from '@/lib/env.public';

const none = {
  NEXT_PUBLIC_SITE_URL: undefined,
  NEXT_PUBLIC_OPERATOR_NAME: undefined,
  NEXT_PUBLIC_OPERATOR_EMAIL: undefined,
  NEXT_PUBLIC_GOOGLE_CLIENT_ID: undefined,
  NEXT_PUBLIC_VIDEO_PICTURES: undefined,
};

it('needs nothing', () => {
  expect(readPublicEnv(none)).toEqual({ siteUrl: 'http://localhost:3000', videoPictures: true });
});

it('takes an address with or without a slash at the end', () => {
  expect(readPublicEnv({ ...none, NEXT_PUBLIC_SITE_URL: 'https://example.org/' }).siteUrl).toBe(
    'https://example.org',
  );
});

it('turns off the pictures of videos', () => {
  expect(readPublicEnv({ ...none, NEXT_PUBLIC_VIDEO_PICTURES: 'off' }).videoPictures).toBe(false);
});

it('names the variable that is wrong', () => {
  expect(() => readPublicEnv({ ...none, NEXT_PUBLIC_SITE_URL: 'example.org' })).toThrow(
    /NEXT_PUBLIC_SITE_URL/,
  );
  expect(() => readPublicEnv({ ...none, NEXT_PUBLIC_OPERATOR_EMAIL: 'me' })).toThrow(
    /NEXT_PUBLIC_OPERATOR_EMAIL/,
  );
});
