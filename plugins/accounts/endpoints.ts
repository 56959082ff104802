import type { FileBody } from '#core/plugin/body-types.ts'
import { type HttpResponse, implement, respond } from '#core/plugin/implement.ts'
import { accountsApi } from './contract/api.ts'
import { ActivateAccount } from './use-cases/activate-account.ts'
import { AddPasskey } from './use-cases/add-passkey.ts'
import { ChangeAccount } from './use-cases/change-account.ts'
import { ChangePassword } from './use-cases/change-password.ts'
import { ConfirmEmailChange } from './use-cases/confirm-email-change.ts'
import { DeleteAccount } from './use-cases/delete-account.ts'
import { DisableTotp } from './use-cases/disable-totp.ts'
import { EnableTotp } from './use-cases/enable-totp.ts'
import { EndOtherSessions } from './use-cases/end-other-sessions.ts'
import { EndSession } from './use-cases/end-session.ts'
import { ExportAccount } from './use-cases/export-account.ts'
import { ListOwnFacilities } from './use-cases/list-own-facilities.ts'
import { ListOwnedFacilities } from './use-cases/list-owned-facilities.ts'
import { ListPasskeys } from './use-cases/list-passkeys.ts'
import { ListSessions } from './use-cases/list-sessions.ts'
import { LogIn } from './use-cases/log-in.ts'
import { LogInWithCode } from './use-cases/log-in-with-code.ts'
import { LogInWithPasskey } from './use-cases/log-in-with-passkey.ts'
import { LogOut } from './use-cases/log-out.ts'
import { RefreshSession } from './use-cases/refresh-session.ts'
import { RegisterAccount } from './use-cases/register-account.ts'
import { RemovePasskey } from './use-cases/remove-passkey.ts'
import { RemovePhoto } from './use-cases/remove-photo.ts'
import { RenewRecoveryCodes } from './use-cases/renew-recovery-codes.ts'
import { RequestEmailChange } from './use-cases/request-email-change.ts'
import { RequestPasswordReset } from './use-cases/request-password-reset.ts'
import { ResendActivation } from './use-cases/resend-activation.ts'
import { ResetPassword } from './use-cases/reset-password.ts'
import { ScorePassword } from './use-cases/score-password.ts'
import { SetPhoto } from './use-cases/set-photo.ts'
import { SetUpTotp } from './use-cases/set-up-totp.ts'
import { ShowAccount } from './use-cases/show-account.ts'
import { ShowPhoto } from './use-cases/show-photo.ts'
import { ShowSecurity } from './use-cases/show-security.ts'
import { StartPasskeyLogin } from './use-cases/start-passkey-login.ts'
import { StartPasskeyRegistration } from './use-cases/start-passkey-registration.ts'
import { UndoEmailChange } from './use-cases/undo-email-change.ts'

type WithoutCookies<Output> = Output extends unknown ? Omit<Output, 'refresh_token' | 'device'> : never

/** Moves the tokens of the session from the response body into cookies; without a refresh token the cookies stay unchanged. */
const withSessionCookies = <Output extends { readonly refresh_token: string | null; readonly device?: string }>({
  refresh_token,
  device,
  ...body
}: Output): HttpResponse<WithoutCookies<Output>> => ({
  body: body as unknown as WithoutCookies<Output>,
  ...(refresh_token !== null && { session: { refresh_token, device } }),
})

/** Stores the token by which the browser is recognised later. */
const withDeviceCookie = <Output extends { readonly device: string }>({
  device,
  ...body
}: Output): HttpResponse<Omit<Output, 'device'>> => ({
  body,
  session: { device },
})

/** Clears the session cookie. */
const withoutSession = <Body>(body: Body): HttpResponse<Body> => ({ body, session: null })

/** Lets browsers cache a photo for a year: the content under one URL never changes. */
const cachedPhoto = (body: FileBody): HttpResponse<FileBody> => ({
  body,
  headers: { 'Cache-Control': 'private, max-age=31536000, immutable' },
})

/** Endpoints of the accounts. */
export const accountsEndpoints = implement(accountsApi, [
  respond(accountsApi.registerAccount, RegisterAccount, withDeviceCookie),
  ActivateAccount,
  ResendActivation,
  RequestPasswordReset,
  respond(accountsApi.resetPassword, ResetPassword, withDeviceCookie),
  ScorePassword,
  respond(accountsApi.logIn, LogIn, withSessionCookies),
  respond(accountsApi.logInV1, LogIn, withSessionCookies),
  respond(accountsApi.refreshSession, RefreshSession, withSessionCookies),
  respond(accountsApi.logOut, LogOut, withoutSession),
  ListSessions,
  EndOtherSessions,
  EndSession,
  ShowSecurity,
  SetUpTotp,
  EnableTotp,
  DisableTotp,
  RenewRecoveryCodes,
  respond(accountsApi.logInWithCode, LogInWithCode, withSessionCookies),
  StartPasskeyRegistration,
  AddPasskey,
  ListPasskeys,
  RemovePasskey,
  StartPasskeyLogin,
  respond(accountsApi.logInWithPasskey, LogInWithPasskey, withSessionCookies),
  ListOwnFacilities,
  ListOwnedFacilities,
  ShowAccount,
  ChangeAccount,
  ExportAccount,
  respond(accountsApi.deleteAccount, DeleteAccount, withoutSession),
  ChangePassword,
  RequestEmailChange,
  ConfirmEmailChange,
  respond(accountsApi.undoEmailChange, UndoEmailChange, withDeviceCookie),
  SetPhoto,
  RemovePhoto,
  respond(accountsApi.showPhoto, ShowPhoto, cachedPhoto),
])
