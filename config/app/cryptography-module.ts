import { makeOneTimeCodes } from '#adapters/mfa/one-time-codes.ts'
import { makePasskeys } from '#adapters/mfa/passkeys.ts'
import { makePasswords } from '#adapters/passwords/argon2.ts'
import { makePasswordStrength } from '#adapters/passwords/password-strength.ts'
import { makeEncryption } from '#adapters/tokens/encryption.ts'
import { makeMessageSignatures } from '#adapters/tokens/message-signatures.ts'
import { makeSigning } from '#adapters/tokens/signing.ts'
import type { Bind } from '#core/plugin/bindings.ts'
import { Encryption } from '#core/ports/encryption.ts'
import { MessageSignatures } from '#core/ports/message-signatures.ts'
import { OneTimeCodes } from '#core/ports/one-time-codes.ts'
import { Passkeys } from '#core/ports/passkeys.ts'
import { PasswordStrength } from '#core/ports/password-strength.ts'
import { Passwords } from '#core/ports/passwords.ts'
import { Signing } from '#core/ports/signing.ts'
import type { PlatformOptions } from './platform-options.ts'

type Dependencies = Required<Pick<PlatformOptions, 'secrets' | 'installation' | 'clock' | 'passwordHashing'>>

/** Binds the cryptography of an installation: passwords, second factors, encryption and signatures. */
export const bindCryptography = (bind: Bind, { secrets, installation, clock, passwordHashing }: Dependencies): void => {
  bind(Passwords, {}, () => makePasswords(passwordHashing))
  bind(PasswordStrength, {}, () => makePasswordStrength())
  bind(Encryption, {}, () => makeEncryption({ secrets }))
  bind(Signing, {}, () => makeSigning({ secrets, clock }))
  bind(MessageSignatures, {}, makeMessageSignatures)
  bind(OneTimeCodes, {}, makeOneTimeCodes)
  bind(Passkeys, {}, () => makePasskeys(installation))
}
