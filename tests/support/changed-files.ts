/** What must be checked for the changed files. */
export type ChangedWork = {
  /** Files for the formatter. */
  formatted: string[]
  /** Files for the code linter. */
  code: string[]
  /** Files for the stylesheet linter. */
  styles: string[]
  /** Specs of the journeys on the web, and of the desktop client. */
  journeys: string[]
  desktop: string[]
}

/** Sorts changed files by the tools that check them. */
export function workOf(files: readonly string[]): ChangedWork {
  const like = (form: RegExp) => files.filter((file) => form.test(file))
  return {
    formatted: like(/\.(?:[cm]?[jt]sx?|css|json)$/),
    code: like(/\.(?:[cm]?[jt]sx?)$/),
    styles: like(/^(?:renderer|tests)\/.*\.css$/),
    journeys: like(/^tests\/e2e\/specs\/.*\.spec\.ts$/),
    desktop: like(/^tests\/desktop\/(?:specs|conformance)\/.*\.spec\.ts$/),
  }
}
