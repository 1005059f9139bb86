import { act } from '@testing-library/react';

/** Makes the browser say that it has, or has not, a network. */
export function goOnline(online: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => {
    window.dispatchEvent(new Event(online ? 'online' : 'offline'));
  });
}
