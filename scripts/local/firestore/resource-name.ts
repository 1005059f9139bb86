import { ApiError } from '@/scripts/local/firestore/api-error';

const NAME = /^projects\/([^/]+)\/databases\/\(default\)\/documents(?:\/(.+))?$/;

/** Translates between full resource names and paths in the only database that is served here. */
export function resourceNames(projectId: string) {
  const root = `projects/${projectId}/databases/(default)/documents`;

  /** @returns the path below the root, '' for the root itself. @throws ApiError INVALID_ARGUMENT */
  function pathOf(name: string): string {
    const [match, project, path = ''] = NAME.exec(name) ?? [];
    if (match === undefined || path.split('/').some((part) => part === '.' || part === '..')) {
      throw new ApiError('INVALID_ARGUMENT', `Invalid resource name: ${name}`);
    }
    if (project !== projectId) {
      throw new ApiError('INVALID_ARGUMENT', `This is the local Firestore of project ${projectId} alone.`);
    }
    return path;
  }

  return { nameOf: (path: string) => `${root}/${path}`, pathOf };
}
