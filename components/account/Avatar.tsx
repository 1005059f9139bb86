import { useState } from 'react';

const DEFAULT_AVATAR = '/default-avatar.svg';

type Props = {
  photoURL: string | null;
  /** Width and height in pixels. */
  size: number;
};

/** The person's photo, or the default image if there is none or it fails to load. */
export function Avatar({ photoURL, size }: Props) {
  const [broken, setBroken] = useState<string>();
  const src = photoURL && photoURL !== broken ? photoURL : DEFAULT_AVATAR;
  return (
    // biome-ignore lint/performance/noImgElement: the picture lies with the identity provider, ready in its size
    <img
      src={src}
      alt=""
      width={size}
      height={size}
      // Google refuses to serve its photos to some referrers.
      referrerPolicy="no-referrer"
      onError={() => setBroken(src)}
      className="shrink-0 rounded-full bg-raised object-cover"
      style={{ width: size, height: size }}
    />
  );
}
