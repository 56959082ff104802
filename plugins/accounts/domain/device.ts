const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/\b(iPhone|iPad)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\b(Macintosh|Mac OS X)\b/, 'macOS'],
  [/\b(Linux|X11)\b/, 'Linux'],
]
const matchName = (names: typeof browsers, agent: string) => names.find(([pattern]) => pattern.test(agent))?.[1]

/** Returns the display name of a device from its user agent: `Firefox, Windows`; `?` when it cannot be recognised. */
export const deviceName = (agent: string | undefined): string =>
  [matchName(browsers, agent ?? ''), matchName(systems, agent ?? '')].filter(Boolean).join(', ') || '?'
