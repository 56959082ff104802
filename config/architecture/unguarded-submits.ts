/** Files that call routes without the guard of submits, by a pattern, with the reason. */
const mayCallDirectly: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/^plugins\/[^/]+\/web\/client\//, 'scripts of static pages, which have no React; what they change is a set, and theirs to order'],
  [/^plugins\/[^/]+\/web\/islands\//, 'islands only read; their forms have the form helper'],
  [/^plugins\/map\/web\/engine\//, 'reads what the map shows'],
  [/^plugins\/accounts\/web\/user-card\/use-user-card\.ts$/, 'reads what the card shows'],
  [/^plugins\/accounts\/web\/components\/PasswordStrength\.tsx$/, 'scores a password while it is typed'],
  [/^plugins\/accounts\/web\/components\/PasskeyButton\.tsx$/, 'signs in: routes of sessions take no Idempotency-Key'],
]

/** Guards against a second click by React's state, which a fast second click still sees unchanged. */
const handGuards: readonly RegExp[] = [
  /\b(isPending|pending|busy|sending)\s*(\|\||&&)\s*(void\s+)?[\w.]+\(/,
  /!\s*[\w.]*\b(isPending|pending|busy|sending)\b[^\n]*\b(mutate|mutateAsync|submit|send)\(/,
  /if \(([^)\n]*\W)?[\w.]*\b(isPending|pending|busy|sending)(\.current)?\b[^)\n]*\) return/,
  /if \(\w*[sS]tate [!=]== '(pending|idle|sending)'\) return/,
]

/** Returns what bypasses the guard of submits in the screens of plugins: direct calls of routes, and guards by hand. */
export const unguardedSubmits = (sources: ReadonlyMap<string, string>): readonly string[] =>
  [...sources].flatMap(([file, text]) => {
    if (!/^plugins\/[^/]+\/web\//.test(file) || /\.test\.tsx?$/.test(file)) return []
    const callsDirectly =
      /import \{[^}]*\bcallApi\b[^}]*\} from '#web\/runtime\/api\.ts'/.test(text) &&
      !mayCallDirectly.some(([pattern]) => pattern.test(file))
    const guards = text.split('\n').filter((line) => handGuards.some((guard) => guard.test(line)))
    return [...(callsDirectly ? [`${file}: callApi`] : []), ...guards.map((line) => `${file}: ${line.trim()}`)]
  })
