import type { Schema } from 'effect'
import { type AnyFailure, codeOf, type FailureClass, type FailureKind, isFailure } from '#core/kernel/failure.ts'
import { asMessageKey } from '#core/kernel/message-key.ts'
import type { Token } from '#core/kernel/token.ts'
import type { UseCase } from '#core/kernel/use-case.ts'
import { decodeInput } from '#core/plugin/decode-input.ts'
import { failureText } from '#core/plugin/failure-text.ts'
import type { SessionCookies } from '#core/plugin/implement.ts'
import { statusOf } from '#core/plugin/statuses.ts'
import { BodyTooBig, FileTooBig } from '#core/plugin/transport-errors.ts'
import type { ActionResult, FormPost, RejectedForm } from '../../runtime/form-post.ts'
import { detectBot, honeypotField } from '../../runtime/honeypot.ts'
import type { PageContext } from '../../runtime/page-context.ts'
import { type PageRequest, pageRequest } from '../../runtime/page-request.ts'
import { pageStatusOf } from './page-data.ts'
import { pageExit } from './page-exit.ts'
import { type FileField, storeFiles } from './store-files.ts'

/** Handles a form posted to the page's own address. */
export type PageAction = (page: PageContext, posted: FormPost) => Promise<ActionResult>

interface ActionOptions<Input, Output> {
  // biome-ignore lint/suspicious/noExplicitAny: the encoded side depends on the Schema
  readonly input: Schema.Codec<Input, any>
  /** The form contains the honeypot field against bots. */
  readonly honeypot?: true
  /** Additional input members that no field holds: the page's language, a part of its address. */
  readonly extra?: (page: PageRequest) => Readonly<Record<string, string | null>>
  /** Field with files: the input gets the ids with which a route has stored them. */
  readonly files?: FileField
  /** Failures shown in the form although their kind would normally show an error page: a wrong password on the sign-in page. */
  readonly inlineErrors?: readonly FailureClass[]
  /** Returns the new session cookies, `null` to remove the refresh token, `undefined` to leave them. */
  readonly sessionCookies?: (output: Output) => SessionCookies | null | undefined
  /** Returns the address that the browser loads next, by GET. */
  readonly redirectTo: (output: Output, page: PageRequest) => string
}

/** Failure kinds that the user can correct in the form, with their HTTP status. */
const correctable: Partial<Record<FailureKind, RejectedForm['status']>> = {
  invalid: 422,
  conflict: 409,
  'too-large': 413,
  unsupported: 415,
  'too-many': 429,
  'limit-reached': 429,
}

/**
 * Defines the form action of a page: `export const action = pageAction(SendMessage, { input: NewMessage, redirectTo:
 * ({ number }, { href }) => href('contact_sent', { number }) })`. An empty field counts as absent. Fields that the
 * Schema does not know are rejected, except the honeypot field.
 */
export const pageAction =
  <Input, Output, Reason extends AnyFailure>(
    useCase: Token<UseCase<Input, Output, Reason>>,
    {
      input: inputSchema,
      honeypot,
      files,
      extra = () => ({}),
      inlineErrors = [],
      sessionCookies = () => undefined,
      redirectTo,
    }: ActionOptions<Input, Output>,
  ): PageAction =>
  async (pageContext, posted) => {
    const page = pageRequest(pageContext)
    const reject = (
      status: RejectedForm['status'],
      code: string,
      fields: RejectedForm['fields'],
      message = page.t(asMessageKey(code)),
    ): ActionResult => ({ errors: { status, code, message, fields } })
    const filledFields = Object.entries(posted.values).filter(([name, value]) => value !== '' && !(honeypot && name === honeypotField))
    const decode = (others: object) => decodeInput(inputSchema, { ...Object.fromEntries(filledFields), ...others, ...extra(page) })
    const chosen = (files && posted.files?.[files.field]) ?? []
    const withFiles = (ids: readonly string[]) => (files && ids.length > 0 ? { [files.field]: ids } : {})
    // What is wrong with the other fields is found before a file is stored.
    const input = decode(withFiles(chosen.map(({ name }) => name)))
    const botReason = honeypot ? detectBot(posted) : null
    if (botReason !== null) return reject(422, botReason, 'schema' in input ? input.schema : {})
    if (posted.tooBig) return reject(413, codeOf((posted.tooBig === 'file' ? FileTooBig : BodyTooBig).tag), {})
    if ('schema' in input) return reject(422, 'error/validation', input.schema)
    try {
      const stored = files && chosen.length > 0 ? decode(withFiles(await storeFiles(page.context, files, chosen))) : input
      if ('schema' in stored) return reject(422, 'error/validation', stored.schema)
      const output = await page.context.run(useCase, stored.value)
      return { redirect: redirectTo(output, page), session: sessionCookies(output) }
    } catch (error) {
      if (!isFailure(error)) throw error
      const inlineStatus = inlineErrors.some(({ tag }) => tag === error._tag) ? (statusOf[error.kind] as RejectedForm['status']) : undefined
      const status = inlineStatus ?? correctable[error.kind]
      if (status !== undefined)
        return reject(status, codeOf(error._tag), error.schema ?? {}, failureText(error, page.t) ?? codeOf(error._tag))
      const pageStatus = pageStatusOf[error.kind]
      throw pageStatus === undefined ? error : pageExit({ status: pageStatus, retryAfter: error.retryAfterSeconds })
    }
  }
