import type { Schema } from 'effect'
import { type AnyFailure, codeOf, type FailureClass, type FailureKind, isFailure } from '#core/kernel/failure.ts'
import type { Token } from '#core/kernel/token.ts'
import type { UseCase } from '#core/kernel/use-case.ts'
import { decodeInput } from '#core/plugin/decode-input.ts'
import { statusOf } from '#core/plugin/statuses.ts'
import type { PageContext } from './page-context.ts'
import { pageStatusOf } from './page-data.ts'
import { pageRequest, type PageRequest } from './page-request.ts'
import type { FormPost, RejectedForm } from './posted.ts'
import { pageExit } from './stop.ts'
import { isTrap, trapped } from './traps.ts'

/** What a page does with a form posted to its own address; ends by moving on, or leaves in the form why it was not taken. */
export type PageAction = (page: PageContext, posted: FormPost) => Promise<void>

interface ActionOptions<Input, Output> {
  // biome-ignore lint/suspicious/noExplicitAny: the encoded side is whatever words the Schema reads
  readonly input: Schema.Codec<Input, any>
  /** The form bears traps for programs. */
  readonly honeypot?: true
  /** Members that stand in no field: the page's language, a part of its address. */
  readonly extra?: (page: PageRequest) => Readonly<Record<string, string | null>>
  /** Failures that the form tells itself, where a page would turn into another one: a wrong password on the page for signing in. */
  readonly inlineErrors?: readonly FailureClass[]
  /** What becomes of the browser's session: a refresh token for its cookie, `null` to take it away, `undefined` to leave it. */
  readonly sessionToken?: (output: Output) => string | null | undefined
  /** Where the browser goes next, by GET. */
  readonly redirectTo: (output: Output, page: PageRequest) => string
}

/** Failures that somebody who fills a form can mend. */
const mendable: Partial<Record<FailureKind, RejectedForm['status']>> = {
  invalid: 422,
  conflict: 409,
  'too-many': 429,
  'limit-reached': 429,
}

/** Names of fields whose words are nobody's to read. */
const secret = /password|code/

/**
 * A page's form: `export const action = pageAction(SendMessage, { input: NewMessage, redirectTo: ({ number }, { href }) => href('contact_sent', { number }) })`.
 * An empty field counts as absent. Fields that the Schema does not know are refused, but for the traps that every form may bear.
 */
export const pageAction =
  <Input, Output, Reason extends AnyFailure>(
    useCase: Token<UseCase<Input, Output, Reason>>,
    {
      input: takes,
      honeypot: traps,
      extra: adds = () => ({}),
      inlineErrors: tells = [],
      sessionToken: signs = () => undefined,
      redirectTo: goes,
    }: ActionOptions<Input, Output>,
  ): PageAction =>
  async (pageContext, posted) => {
    const page = pageRequest(pageContext)
    const refuse = (status: RejectedForm['status'], code: string, fields: RejectedForm['fields']) => {
      posted.rejected = { status, code, message: page.t(code), fields }
      // What is secret is typed again, and stands in no page.
      posted.values = Object.fromEntries(Object.entries(posted.values).filter(([name]) => !secret.test(name)))
    }
    const filled = Object.entries(posted.values).filter(([name, value]) => value !== '' && !(traps && isTrap(name)))
    const input = decodeInput(takes, { ...Object.fromEntries(filled), ...adds(page) })
    const caught = traps ? trapped(posted, Date.now()) : null
    if (caught !== null) return refuse(422, caught, 'schema' in input ? input.schema : {})
    if ('schema' in input) return refuse(422, 'error/validation', input.schema)
    const output = await page.context.run(useCase, input.value).catch((error: unknown) => {
      if (!isFailure(error)) throw error
      const told = tells.some(({ tag }) => tag === error._tag) ? (statusOf[error.kind] as RejectedForm['status']) : undefined
      const status = told ?? mendable[error.kind]
      if (status !== undefined) return refuse(status, codeOf(error._tag), error.schema ?? {})
      const stop = pageStatusOf[error.kind]
      throw stop === undefined ? error : pageExit({ status: stop })
    })
    if (posted.rejected !== undefined) return
    const token = signs(output as Output)
    if (token !== undefined) page.context.session.keep(token)
    throw pageExit({ next: goes(output as Output, page) })
  }
