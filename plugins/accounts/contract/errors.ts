import { Failure } from '#core/kernel/failure.ts'

/** E-mail or password is missing (features AU-16). */
export class MissingAuthenticationData extends Failure('MissingAuthenticationData', 'unauthenticated') {}
/** No account has this e-mail and password; the error does not reveal which of the two is wrong. */
export class InvalidAuthenticationData extends Failure('InvalidAuthenticationData', 'unauthenticated') {}
/** The session has ended; `detail` is the reason. */
export class ExpiredAuthenticationData extends Failure('ExpiredAuthenticationData', 'unauthenticated') {}
/** The request has no refresh cookie. */
export class MissingRefreshTokenCookie extends Failure('MissingRefreshTokenCookie', 'unauthenticated') {}
/** The password is right, but the account is not activated yet. */
export class AccountNotActivated extends Failure('AccountNotActivated', 'forbidden') {}
/** The one-time password was not replaced in time; a link for setting an own one is sent on request. */
export class OneTimePasswordExpired extends Failure('OneTimePasswordExpired', 'unauthenticated') {}
/** A signed-in user entered a wrong password. */
export class BadPassword extends Failure('BadPassword', 'unauthenticated') {}
/** The code of a second factor is wrong or already used. */
export class BadCode extends Failure('BadCode', 'unauthenticated') {}
/** The token of the first sign-in step is used or expired; the user starts again. */
export class SecondFactorGone extends Failure('SecondFactorGone', 'gone') {}
/** The account has an authenticator app already. */
export class SecondFactorOn extends Failure('SecondFactorOn', 'conflict') {}
/** The account has no authenticator app, or none that waits for confirmation. */
export class SecondFactorOff extends Failure('SecondFactorOff', 'conflict') {}
/** The account has a second factor, and the request or its session lacks one (features AU-14). */
export class SecondFactorNeeded extends Failure('SecondFactorNeeded', 'forbidden') {}
/** The user has no such passkey. */
export class PasskeyNotFound extends Failure('PasskeyNotFound', 'not-found') {}
/** An account has this passkey already. */
export class PasskeyKnown extends Failure('PasskeyKnown', 'conflict') {}
/** The activation link is used or expired. */
export class ActivationTokenNotFound extends Failure('ActivationTokenNotFound', 'not-found') {}
/** The password-reset link is used or expired. */
export class ResetTokenNotFound extends Failure('ResetTokenNotFound', 'not-found') {}
/** The link that confirms or undoes an e-mail change is used or expired. */
export class EmailTokenNotFound extends Failure('EmailTokenNotFound', 'not-found') {}
/** The user has no such session. */
export class SessionNotFound extends Failure('SessionNotFound', 'not-found') {}
/** The account does not exist, or the actor may not see it. */
export class AccountNotFound extends Failure('AccountNotFound', 'not-found') {}
/** Another account has this e-mail. */
export class EmailTaken extends Failure('EmailTaken', 'conflict') {}
/** The owner of a facility must hand it over or close it first (features AU-06). */
export class OwnsFacility extends Failure('OwnsFacility', 'conflict') {}
