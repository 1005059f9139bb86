/** Every analytics event and what it says. Nothing here may tell who somebody is. */
export type EventMap = {
  page_view: { path: string };
  /** `words` only where nothing was found, and only when they can hold no name or number of a person. */
  search_performed: { result_count: number; filtered: boolean; words?: string };
  login:
    | { method: 'google'; status: 'success' }
    | { method: 'google'; status: 'error'; error_code: string; error_message: string };
};

export type EventName = keyof EventMap;
export type AnalyticsEvent = { [Name in EventName]: { name: Name; detail: EventMap[Name] } }[EventName];
