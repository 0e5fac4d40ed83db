/** What a run for these changed files has to look at. */
export type ChangedWork = {
  /** For the formatter. */
  formatted: string[]
  /** For the linter of code. */
  code: string[]
  /** For the linter of style sheets. */
  styles: string[]
  /** Specs of journeys on the web, and of the desktop client. */
  journeys: string[]
  desktop: string[]
}

/** Sorts changed files by what looks at them. */
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
