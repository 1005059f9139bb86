// Written by "npx tsx scripts/messages.ts" from messages/en/storage.json.
import { other } from '@/lib/locale/current-locale';


export const recentSearchesHolds = (): string => other('storage', 'recentSearchesHolds') ?? "Your last five searches, so that you can repeat them";
export const recentSearchesRemoval = (): string => other('storage', 'recentSearchesRemoval') ?? "“Clear All” in the search box, or “Logout”";
export const sessionHolds = (): string => other('storage', 'sessionHolds') ?? "Your name, e-mail address, photo and account ID, while you are signed in";
export const sessionRemoval = (): string => other('storage', 'sessionRemoval') ?? "“Logout” in the account menu";
export const learningHolds = (): string => other('storage', 'learningHolds') ?? "What you watched, your saved courses, plans and settings, in several entries that start with this name";
export const learningRemoval = (): string => other('storage', 'learningRemoval') ?? "Remove courses in My Courses, or delete everything in your Profile. “Logout” removes it too, and first asks you about changes that are not in your account yet";
export const deletedHolds = (): string => other('storage', 'deletedHolds') ?? "For a moment: the ID of an account that you deleted, or “device”, so that other tabs forget it";
export const removedAtOnce = (): string => other('storage', 'removedAtOnce') ?? "Removed automatically, at once";
export const leavingHolds = (): string => other('storage', 'leavingHolds') ?? "For a moment: the ID of the account that you are leaving, so that other tabs stop what plays, and the answers of those tabs";
export const speedHolds = (): string => other('storage', 'speedHolds') ?? "Your playback speed";
export const speedRemoval = (): string => other('storage', 'speedRemoval') ?? "Choose normal speed, or “Logout”";
export const filesHolds = (): string => other('storage', 'filesHolds') ?? "That you play videos without YouTube";
export const filesRemoval = (): string => other('storage', 'filesRemoval') ?? "“Play with YouTube” below a video, or “Logout”";
export const guideHolds = (): string => other('storage', 'guideHolds') ?? "Your questions about a course and the answers, in an entry that starts with this name";
export const logoutOrClosedTab = (): string => other('storage', 'logoutOrClosedTab') ?? "“Logout”, or close the tab";
export const comparedHolds = (): string => other('storage', 'comparedHolds') ?? "The courses that you ticked to compare them";
export const comparedRemoval = (): string => other('storage', 'comparedRemoval') ?? "“Clear” below the results, “Logout”, or close the tab";
export const wayBackHolds = (): string => other('storage', 'wayBackHolds') ?? "The lesson that you left for another one, and its second, in this tab only";
export const wayBackRemoval = (): string => other('storage', 'wayBackRemoval') ?? "When you are back, leave your account or close the tab";
export const scrollHolds = (): string => other('storage', 'scrollHolds') ?? "How far you had scrolled on the pages of this tab, in entries that start with this name";
export const analyticsConsentHolds = (): string => other('storage', 'analyticsConsentHolds') ?? "Your choice about analytics";
export const analyticsConsentRemoval = (): string => other('storage', 'analyticsConsentRemoval') ?? "Settings in your Profile";
