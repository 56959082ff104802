import { spawn } from 'node:child_process'

/** Result of an audit: vulnerable packages of production, or why the registry did not answer. */
export type AuditResult = { readonly vulnerable: readonly string[] } | { readonly unknown: string }

interface Advisory {
  readonly title?: string
  readonly url?: string
}

/** Report of `npm audit --json`, as far as it is read; npm writes `message` or `error` where there is none. */
interface AuditReport {
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity: string; readonly via: readonly (string | Advisory)[] }>>
  readonly message?: string
  readonly error?: { readonly summary?: string; readonly code?: string }
}

/** Severities that fail a run. */
const severe = ['high', 'critical']

const parse = (output: string): AuditReport | null => {
  try {
    return JSON.parse(output.slice(output.indexOf('{')))
  } catch {
    return null
  }
}

/** Reads what `npm audit --json` has written. */
export const readAudit = (output: string): AuditResult => {
  const report = parse(output)
  if (!report?.vulnerabilities) return { unknown: report?.message || report?.error?.summary || report?.error?.code || 'no report' }
  return {
    vulnerable: Object.entries(report.vulnerabilities)
      .filter(([, { severity }]) => severe.includes(severity))
      .map(([name, { severity, via }]) => {
        const about = via.flatMap((one) => (typeof one === 'string' ? `by ${one}` : [one.title, one.url].filter(Boolean).join(' ')))
        return `${name} (${severity}): ${about.join('; ')}`
      }),
  }
}

/** Longest time for an answer of the registry, milliseconds. */
const timeout = 60_000

/** Asks the registry for known vulnerabilities of the packages of production. */
export const audit = (root: string): Promise<AuditResult> =>
  new Promise((resolve) => {
    const args = ['audit', '--omit=dev', '--json', '--fetch-retries=1', '--fetch-timeout=20000']
    const child = spawn('npm', args, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'], timeout })
    let output = ''
    child.stdout.setEncoding('utf8').on('data', (more: string) => {
      output += more
    })
    child.once('error', ({ message }) => resolve({ unknown: message }))
    child.once('close', () => resolve(readAudit(output)))
  })
