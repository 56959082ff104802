/** A form of a page, as a browser without JavaScript reads it. */
export interface PageForm {
  readonly action: string | undefined
  /** Names of fields with the values they hold. */
  readonly values: Readonly<Record<string, string>>
  /** The first complaint beneath each field. */
  readonly errors: Readonly<Record<string, string>>
  /** What stands above the form where it was not taken. */
  readonly refused: string | undefined
}

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]
const plain = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .replaceAll('&#x27;', "'")
    .trim()

/** The form that is posted, out of a page's HTML. */
export const readForm = (html: string): PageForm => {
  const form = /<form\b[^>]*method="post"[\s\S]*?<\/form>/.exec(html)?.[0] ?? ''
  const inputs = form.match(/<input\b[^>]*>/g) ?? []
  const areas = [...form.matchAll(/(<textarea\b[^>]*>)([^<]*)<\/textarea>/g)]
  const held = inputs.filter((tag) => attribute(tag, 'type') !== 'radio' || /\schecked/.test(tag))
  return {
    action: attribute(/<form\b[^>]*>/.exec(form)?.[0] ?? '', 'action'),
    values: Object.fromEntries([
      ...held.map((tag) => [attribute(tag, 'name') ?? '', attribute(tag, 'value') ?? '']),
      ...areas.map(([, tag = '', text = '']) => [attribute(tag, 'name') ?? '', text]),
    ]),
    errors: Object.fromEntries(
      [...form.matchAll(/<p id="pole-(\w+)-blad"[^>]*>([\s\S]*?)<\/p>/g)].map(([, name = '', text = '']) => [name, plain(text)]),
    ),
    refused: /<div[^>]*role="alert"[^>]*><p>([^<]*)<\/p>/.exec(form)?.[1],
  }
}

/** Posts fields as a browser does. */
export const postForm = (
  get: (path: string, init?: RequestInit) => Promise<Response>,
  path: string,
  values: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = { 'sec-fetch-site': 'same-origin' },
) =>
  get(path, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(values).toString(),
  })

/** When a form was shown that somebody took a minute to fill. */
export const aMinuteAgo = (): Readonly<Record<string, string>> => ({ pokazano: String(Date.now() - 60_000) })
