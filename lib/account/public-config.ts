/** What a browser needs to know about the running server to sign somebody in. Nothing in it is secret. */
export type PublicConfig = {
  firebase: {
    apiKey: string;
    authDomain: string;
    projectId: string;
    appId: string;
    /** `host:port` of local services; absent with a real project. */
    authEmulatorHost?: string;
    firestoreEmulatorHost?: string;
  } | null;
};
