import type { FileBody } from '#core/plugin/body-types.ts'
import { type HttpResponse, implement, respond } from '#core/plugin/implement.ts'
import { accountsApi } from './contract/api.ts'
import { ActivateAccount, ResendActivation } from './use-cases/activate-account.ts'
import { ConfirmEmailChange, RequestEmailChange, UndoEmailChange } from './use-cases/change-email.ts'
import { ChangePassword } from './use-cases/change-password.ts'
import { DeleteAccount } from './use-cases/delete-account.ts'
import { LogIn } from './use-cases/log-in.ts'
import { LogInWithCode } from './use-cases/log-in-with-code.ts'
import { LogInWithPasskey, StartPasskeyLogin } from './use-cases/log-in-with-passkey.ts'
import { ChangeAccount, ExportAccount, ListOwnedFacilities, ListOwnFacilities, ShowAccount } from './use-cases/own-account.ts'
import { AddPasskey, ListPasskeys, RemovePasskey, StartPasskeyRegistration } from './use-cases/passkeys.ts'
import { RemovePhoto, SetPhoto, ShowPhoto } from './use-cases/photos.ts'
import { RefreshSession } from './use-cases/refresh-session.ts'
import { RegisterAccount, ScorePassword } from './use-cases/registration.ts'
import { RequestPasswordReset, ResetPassword } from './use-cases/reset-password.ts'
import { EndOtherSessions, EndSession, ListSessions, LogOut } from './use-cases/sessions.ts'
import { DisableTotp, EnableTotp, RenewRecoveryCodes, SetUpTotp, ShowSecurity } from './use-cases/totp.ts'

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
