/** Form of a page, as a browser without JavaScript sees it. */
export interface ParsedForm {
  readonly action: string | undefined
  /** Values by field name. */
  readonly values: Readonly<Record<string, string>>
  /** First error message of each field. */
  readonly errors: Readonly<Record<string, string>>
  /** Message above a rejected form. */
  readonly formError: string | undefined
}

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]
const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .replaceAll('&#x27;', "'")
    .trim()

/** Extracts the form with method POST from a page's HTML. */
export const parseForm = (html: string): ParsedForm => {
  const form = /<form\b[^>]*method="post"[\s\S]*?<\/form>/.exec(html)?.[0] ?? ''
  const inputs = form.match(/<input\b[^>]*>/g) ?? []
  const areas = [...form.matchAll(/(<textarea\b[^>]*>)([^<]*)<\/textarea>/g)]
  const submitted = inputs.filter((tag) => attribute(tag, 'type') !== 'radio' || /\schecked/.test(tag))
  return {
    action: attribute(/<form\b[^>]*>/.exec(form)?.[0] ?? '', 'action'),
    values: Object.fromEntries([
      ...submitted.map((tag) => [attribute(tag, 'name') ?? '', attribute(tag, 'value') ?? '']),
      ...areas.map(([, tag = '', text = '']) => [attribute(tag, 'name') ?? '', text]),
    ]),
    errors: Object.fromEntries(
      [...form.matchAll(/<p id="pole-(\w+)-blad"[^>]*>([\s\S]*?)<\/p>/g)].map(([, name = '', text = '']) => [name, textOf(text)]),
    ),
    formError: /<div[^>]*role="alert"[^>]*><p>([^<]*)<\/p>/.exec(html)?.[1],
  }
}

/** Posts fields as browsers do. */
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
