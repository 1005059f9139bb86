/** Keys of a learner's courses and plans in the browser's storage (`lib/learning/browser/sync/local-documents`). */
export const COURSE_KEY = /^learning\/[^/]+\/(?:drafts\/[^/]+\/)?(?:watchHistory|savedCourses|paths)\//;
/** Class of the `html` element if this browser has a learner's courses or plans. */
export const RETURNING = 'returning';

/** Marks the page before its first paint, so that the place of these courses is there from the beginning. */
export const MARK_RETURNING = `try { if (Object.keys(localStorage).some(function (key) { return ${COURSE_KEY}.test(key); })) document.documentElement.classList.add('${RETURNING}'); } catch {}`;
