import { type ParsedForm, parseForm, postForm } from './parse-form.ts'
import { parsePage } from './parse-page.ts'
import type { TestProduct } from './product.ts'

/** Returns the forms of a page that are posted, in their order. */
export const formsIn = (html: string): readonly ParsedForm[] => (html.match(/<form\b[\s\S]*?<\/form>/g) ?? []).map(parseForm)

/** Returns status and address of the answer to a posted form. */
export const answerOf = ({ status, headers }: Response) => [status, headers.get('location')]

/** Signs in by the posted form, and returns how a browser without scripts reads pages and posts their forms. */
export const browserWithoutScripts = async (
  { get }: Pick<TestProduct, 'get'>,
  { email, password }: { readonly email: string; readonly password: string },
) => {
  const signedIn = await postForm(get, '/logowanie?back=/user/profile', { email, password })
  const cookie = signedIn.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  const read = async (path: string) => {
    const response = await get(path, { headers: { cookie } })
    return { status: response.status, html: await response.text() }
  }
  const post = (path: string, values: Readonly<Record<string, string>>, site = 'same-origin') =>
    postForm(get, path, values, { cookie, 'sec-fetch-site': site })
  /** Returns the values of the form of a page with a name; empty where it has none. */
  const formOf = async (path: string, name: string): Promise<ParsedForm['values']> =>
    formsIn((await read(path)).html).find(({ values }) => values['form'] === name)?.values ?? {}
  return {
    read,
    post,
    formOf,
    submit: async (path: string, name: string, filled: Readonly<Record<string, string>> = {}) =>
      post(path, { ...(await formOf(path, name)), ...filled }),
    /** Posts a form with files, as browsers do. */
    postFiles: async (path: string, values: Readonly<Record<string, string>>, files: readonly File[], site = 'same-origin') => {
      const body = new FormData()
      for (const [name, value] of Object.entries(values)) body.set(name, value)
      for (const file of files) body.append('files', file)
      return get(path, { method: 'POST', headers: { cookie, 'sec-fetch-site': site }, body })
    },
    text: async (path: string) => parsePage((await read(path)).html).text,
  }
}
