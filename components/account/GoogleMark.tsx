/** Google's logo, as its rules for sign-in buttons require. */
export function GoogleMark() {
  return (
    <svg aria-hidden viewBox="0 0 48 48" className="size-5 shrink-0">
      <path
        fill="#4285f4"
        d="M45.1 24.5c0-1.6-.1-2.8-.4-4.1H24v7.5h12.1c-.2 2-1.6 5-4.5 7l6.9 5.3c4.2-3.8 6.6-9.5 6.6-15.7z"
      />
      <path
        fill="#34a853"
        d="M24 46c5.9 0 10.9-2 14.5-5.3l-6.9-5.3c-1.9 1.3-4.4 2.2-7.6 2.2-5.8 0-10.7-3.8-12.5-9.1l-7.1 5.5C8 41.1 15.4 46 24 46z"
      />
      <path
        fill="#fbbc05"
        d="M11.5 28.5c-.5-1.4-.7-2.9-.7-4.5s.3-3.1.7-4.5L4.4 14C2.9 17 2 20.4 2 24s.9 7 2.4 10z"
      />
      <path
        fill="#ea4335"
        d="M24 10.4c4.1 0 6.9 1.8 8.5 3.3l6.2-6C34.9 4.1 29.9 2 24 2 15.4 2 8 6.9 4.4 14l7.1 5.5C13.3 14.2 18.2 10.4 24 10.4z"
      />
    </svg>
  );
}
