import { Schema } from 'effect'
import { isFailure } from '#core/kernel/failure.ts'
import { Email } from '#core/kernel/field-schemas.ts'
import { fieldsMatch } from '#core/kernel/fields-match.ts'
import type { MessageKey } from '#core/kernel/message-key.ts'
import type { PageContext } from '#web/runtime/page-context.ts'
import type { PageData } from '#web/runtime/page-data.ts'
import { pageRequest } from '#web/runtime/page-request.ts'
import { safeReturnPath } from '#web/runtime/safe-return-path.ts'
import { type PageAction, pageAction } from '#web/server/page-data/page-action.ts'
import { pageData } from '#web/server/page-data/page-data.ts'
import { pageExit } from '#web/server/page-data/page-exit.ts'
import { staticPageData } from '#web/server/page-data/static-page-data.ts'
import { LinkToken, LoginFormInput, NewPasswordByLink, Registration } from '../contract/credentials.ts'
import {
  AccountNotActivated,
  ActivationTokenNotFound,
  BadCode,
  EmailTaken,
  EmailTokenNotFound,
  InvalidAuthenticationData,
  MissingAuthenticationData,
  OneTimePasswordExpired,
  ResetTokenNotFound,
  SecondFactorGone,
} from '../contract/errors.ts'
import { SecondFactorLogin } from '../contract/factors.ts'
import { ActivateAccount, FollowActivationLink, ResendActivation } from '../use-cases/activate-account.ts'
import { ConfirmEmailChange, UndoEmailChange } from '../use-cases/change-email.ts'
import { LogIn } from '../use-cases/log-in.ts'
import { LogInWithCode } from '../use-cases/log-in-with-code.ts'
import { ShowCurrentTerms } from '../use-cases/own-account.ts'
import { RegisterAccount } from '../use-cases/registration.ts'
import { RequestPasswordReset, ResetPassword } from '../use-cases/reset-password.ts'

/** Content of the page of an activation link: `valid` links ask for confirmation, the others offer another mail. */
interface ActivationPage {
  readonly valid: boolean
}

/** Activates the account by the token in the path and redirects to the confirmation page, or asks for confirmation in another browser. */
export const activateData = async (pageContext: PageContext): Promise<PageData<ActivationPage>> => {
  const { context, params, href } = pageRequest(pageContext)
  if (context.posted) return { value: { valid: false }, head: {} }
  const link = await context.run(FollowActivationLink, { token: params['token'] ?? '' }).catch((error: unknown) => {
    if (isFailure(error) && error.kind === 'not-found') return null
    throw error
  })
  if (link?.status === 'active') throw pageExit({ seeOther: href('account_confirmed') ?? '/' })
  return { value: { valid: link !== null }, head: {} }
}

const resend = pageAction(ResendActivation, {
  input: Schema.Struct({ email: Email }),
  redirectTo: (_, { href }) => href('register_sent') ?? '/',
})
const confirm = pageAction(ActivateAccount, {
  input: Schema.Struct({ token: LinkToken }),
  extra: ({ params }) => ({ token: params['token'] ?? '' }),
  inlineErrors: [ActivationTokenNotFound],
  redirectTo: (_, { href }) => href('account_confirmed') ?? '/',
})

/** Sends another activation mail to the address in the form; activates the account where the form has none. */
export const resendActivation: PageAction = (page, posted) => ('email' in posted.values ? resend : confirm)(page, posted)

/** Path of the sign-in page, where the user starts again once the token is invalid. */
export const loginCodeData = staticPageData(({ query, href }) => ({ value: { login: href('login', {}, query) ?? '/' }, head: {} }))

/** Completes a sign-in without JavaScript. */
export const logInWithCode = pageAction(LogInWithCode, {
  input: SecondFactorLogin,
  extra: ({ params }) => ({ second_factor: params['token'] ?? '', refresh_token: null }),
  inlineErrors: [BadCode, SecondFactorGone],
  sessionCookies: ({ refresh_token, device }) => ({ refresh_token, device }),
  redirectTo: (_, { query }) => safeReturnPath(query['back']),
})

interface LoginPage {
  /** Path to continue at after signing in. */
  readonly returnTo: string
  /** The posted credentials are right, but the account still needs activation. */
  readonly notActivated: boolean
}

/** Returns the data of a sign-in page; sends who is signed in on to the path to continue at. */
const readLoginPage = async (pageContext: PageContext, title: MessageKey, home = '/'): Promise<PageData<LoginPage>> => {
  const { query, context, t } = pageRequest(pageContext)
  const { posted, session } = context
  const returnTo = safeReturnPath(query['back'] ?? home)
  if (!posted && typeof (await session.authorize('user', undefined)) !== 'string') throw pageExit({ seeOther: returnTo })
  return {
    value: { returnTo, notActivated: posted?.rejected?.code === 'error/account-not-activated' },
    head: { noindex: true, crumbs: [{ label: t(title) }] },
  }
}

/** Data of the site's sign-in page. */
export const loginData = (pageContext: PageContext) => readLoginPage(pageContext, 'accounts.login.title')

/** Signs in without JavaScript. */
export const logIn = pageAction(LogIn, {
  input: LoginFormInput,
  extra: () => ({ refresh_token: null }),
  inlineErrors: [MissingAuthenticationData, InvalidAuthenticationData, AccountNotActivated, OneTimePasswordExpired],
  sessionCookies: (output) => ('device' in output ? output : undefined),
  redirectTo: (output, { query, href }) => {
    if ('new_password' in output) return href('new_password', { token: output.new_password }) ?? '/'
    const secondStep = 'second_factor' in output ? href('login_code', { token: output.second_factor }, query) : undefined
    return secondStep ?? safeReturnPath(query['back'])
  },
})

/** Data of the sign-in page of `/panel-wizytowki`. */
export const listingLoginData = (pageContext: PageContext) => readLoginPage(pageContext, 'accounts.listing-login.title', '/panel-wizytowki')

/** Data of the sign-in page of the editors' area. */
export const cmsLoginData = (pageContext: PageContext) => readLoginPage(pageContext, 'accounts.cms-login.title', '/cms')

/** Confirms the new address. It takes a button, because mail scanners follow links. */
export const confirmEmail = pageAction(ConfirmEmailChange, {
  input: Schema.Struct({ token: LinkToken }),
  extra: ({ params }) => ({ token: params['token'] ?? '' }),
  inlineErrors: [EmailTokenNotFound, EmailTaken],
  redirectTo: (_, { href }) => href('email_changed') ?? '/',
})

/** Returns the token in the path, and whether the posted form was rejected because the token is invalid. */
export const newPasswordData = staticPageData(({ params, context }) => ({
  value: { token: params['token'] ?? '', expired: context.posted?.rejected?.code === 'error/reset-token-not-found' },
  head: {},
}))

/** Sets the new password without JavaScript. */
export const resetPassword = pageAction(ResetPassword, {
  input: Schema.Struct({ ...NewPasswordByLink.fields, password_repeat: Schema.String }).check(
    fieldsMatch('password', 'password_repeat', 'PASSWORDS_DIFFER'),
  ),
  extra: ({ params }) => ({ token: params['token'] ?? '', refresh_token: null }),
  sessionCookies: ({ device }) => ({ device }),
  inlineErrors: [ResetTokenNotFound],
  redirectTo: (_, { href }) => href('password_changed') ?? '/',
})

/** Loads the date of the terms to accept. */
export const registerData = pageData(
  ShowCurrentTerms,
  () => ({}),
  (_, { t }) => ({ noindex: true, crumbs: [{ label: t('accounts.register.title') }] }),
)

/** Registers without JavaScript. */
export const register = pageAction(RegisterAccount, {
  input: Registration,
  sessionCookies: ({ device }) => ({ device }),
  redirectTo: (_, { href }) => href('register_sent') ?? '/',
})

/** Page head with breadcrumbs; the page needs no data. */
export const reminderData = staticPageData(({ t }) => ({
  value: null,
  head: { noindex: true, crumbs: [{ label: t('accounts.reminder.title') }] },
}))

/** Requests a password reset without JavaScript. */
export const requestPasswordReset = pageAction(RequestPasswordReset, {
  input: Schema.Struct({ email: Email }),
  redirectTo: (_, { href }) => href('reminder_sent') ?? '/',
})

/** Returns the token in the path, and whether the posted form was rejected because the token is invalid. */
export const undoEmailData = staticPageData(({ params, context }) => ({
  value: { token: params['token'] ?? '', expired: context.posted?.rejected?.code === 'error/email-token-not-found' },
  head: {},
}))

/** Undoes the change of the address and sets the new password without JavaScript. */
export const undoEmail = pageAction(UndoEmailChange, {
  input: Schema.Struct({ ...NewPasswordByLink.fields, password_repeat: Schema.String }).check(
    fieldsMatch('password', 'password_repeat', 'PASSWORDS_DIFFER'),
  ),
  extra: ({ params }) => ({ token: params['token'] ?? '', refresh_token: null }),
  sessionCookies: ({ device }) => ({ device }),
  inlineErrors: [EmailTokenNotFound, EmailTaken],
  redirectTo: (_, { href }) => href('email_changed') ?? '/',
})
