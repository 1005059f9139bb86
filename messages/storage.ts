// Written by "npx tsx scripts/messages.ts" from messages/en/storage.json.


export const recentSearchesHolds = (): string => "Your last five searches, so that you can repeat them";
export const recentSearchesRemoval = (): string => "“Clear All” in the search box, or “Logout”";
export const sessionHolds = (): string => "Your name, e-mail address, photo and account ID, while you are signed in";
export const sessionRemoval = (): string => "“Logout” in the account menu";
export const learningHolds = (): string => "What you watched, your saved courses, plans and settings, in several entries that start with this name";
export const learningRemoval = (): string => "Remove courses in My Courses, or delete everything in your Profile. “Logout” removes it too, and first asks you about changes that are not in your account yet";
export const deletedHolds = (): string => "For a moment: the ID of an account that you deleted, or “device”, so that other tabs forget it";
export const removedAtOnce = (): string => "Removed automatically, at once";
export const leavingHolds = (): string => "For a moment: the ID of the account that you are leaving, so that other tabs stop what plays";
export const speedHolds = (): string => "Your playback speed";
export const speedRemoval = (): string => "Choose normal speed, or “Logout”";
export const filesHolds = (): string => "That you play videos without YouTube";
export const filesRemoval = (): string => "“Play with YouTube” below a video, or “Logout”";
export const guideHolds = (): string => "Your questions about a course and the answers, in an entry that starts with this name";
export const guideRemoval = (): string => "“Logout”, or close the tab";
export const comparedHolds = (): string => "The courses that you ticked to compare them";
export const comparedRemoval = (): string => "“Clear” below the results, “Logout”, or close the tab";
export const wayBackHolds = (): string => "The lesson that you left for another one, and its second, in this tab only";
export const wayBackRemoval = (): string => "When you are back, leave your account or close the tab";
export const scrollHolds = (): string => "How far you had scrolled on the pages of this tab, in entries that start with this name";
export const scrollRemoval = (): string => "Close the tab";
export const analyticsConsentHolds = (): string => "Your choice about analytics";
export const analyticsConsentRemoval = (): string => "Settings in your Profile";
