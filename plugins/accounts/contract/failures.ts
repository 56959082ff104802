import { Failure } from '#core/kernel/failure.ts'

/** E-mail or password is left out (features AU-16). */
export class MissingAuthenticationData extends Failure('MissingAuthenticationData', 'unauthenticated') {}
/** No account has this e-mail with this password; which of both is wrong is not told. */
export class InvalidAuthenticationData extends Failure('InvalidAuthenticationData', 'unauthenticated') {}
/** The session is over; `detail` says why. */
export class ExpiredAuthenticationData extends Failure('ExpiredAuthenticationData', 'unauthenticated') {}
/** The request brings no refresh cookie. */
export class MissingRefreshTokenCookie extends Failure('MissingRefreshTokenCookie', 'unauthenticated') {}
/** The right password of an account whose mail was never answered. */
export class AccountNotActivated extends Failure('AccountNotActivated', 'forbidden') {}
/** The password of whom has signed in already is wrong. */
export class BadPassword extends Failure('BadPassword', 'unauthenticated') {}
/** The code of a second factor is wrong, or was used already. */
export class BadCode extends Failure('BadCode', 'unauthenticated') {}
/** The word of a sign-in's first step is used up or over; one begins anew. */
export class SecondFactorGone extends Failure('SecondFactorGone', 'gone') {}
/** The account asks for codes of an app already. */
export class SecondFactorOn extends Failure('SecondFactorOn', 'conflict') {}
/** The account asks for no codes of an app, or none waits to be confirmed. */
export class SecondFactorOff extends Failure('SecondFactorOff', 'conflict') {}
/** The second factors of support and the CMS are changed only by who has signed in with one (features AU-14). */
export class SecondFactorNeeded extends Failure('SecondFactorNeeded', 'forbidden') {}
/** None of one's own passkeys. */
export class PasskeyNotFound extends Failure('PasskeyNotFound', 'not-found') {}
/** An account has this very passkey. */
export class PasskeyKnown extends Failure('PasskeyKnown', 'conflict') {}
/** The link of an activation is used up or over. */
export class ActivationTokenNotFound extends Failure('ActivationTokenNotFound', 'not-found') {}
/** The link of a reset is used up or over. */
export class ResetTokenNotFound extends Failure('ResetTokenNotFound', 'not-found') {}
/** The link that confirms or undoes an e-mail is used up or over. */
export class EmailTokenNotFound extends Failure('EmailTokenNotFound', 'not-found') {}
/** None of one's own sessions. */
export class SessionNotFound extends Failure('SessionNotFound', 'not-found') {}
/** No such account, or none that the asker may know of. */
export class AccountNotFound extends Failure('AccountNotFound', 'not-found') {}
/** Another account has this e-mail. */
export class EmailTaken extends Failure('EmailTaken', 'conflict') {}
/** Whoever owns a facility passes or closes it first (features AU-06). */
export class OwnsFacility extends Failure('OwnsFacility', 'conflict') {}
