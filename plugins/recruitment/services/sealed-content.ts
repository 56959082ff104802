import { define } from '#core/kernel/define.ts'
import { Encryption } from '#core/ports/encryption.ts'
import { Signing } from '#core/ports/signing.ts'
import type { ApplicationContent } from '../contract/application.ts'
import { normalizeChild } from '../domain/child.ts'

type Child = Pick<ApplicationContent, 'child_name' | 'child_birth_date'>

const aboutContent = (applicationId: string) => `recruitment_application:${applicationId}`
const aboutMessage = (stepId: string) => `recruitment_step:${stepId}`

/**
 * Encrypts what parents and facilities write, each bound to its row, and recognises a child by an authentication code
 * of name and birth date. Neither can be read or guessed from the database without the keys.
 */
export const SealedContent = define(
  'recruitment/SealedContent',
  { encryption: Encryption, signing: Signing },
  ({ encryption, signing }) => ({
    currentKeyPrefix: encryption.currentKeyPrefix,
    seal: (applicationId: string, content: ApplicationContent): string =>
      encryption.encrypt(JSON.stringify(content), aboutContent(applicationId)),
    /** Returns `null` when the key is lost. */
    open: (applicationId: string, sealed: string): ApplicationContent | null => {
      const text = encryption.decrypt(sealed, aboutContent(applicationId))
      return text === null ? null : (JSON.parse(text) as ApplicationContent)
    },
    sealMessage: (stepId: string, message: string): string => encryption.encrypt(message, aboutMessage(stepId)),
    openMessage: (stepId: string, sealed: string): string | null => encryption.decrypt(sealed, aboutMessage(stepId)),
    /** Returns the keys of a child: the current one first, then those of older secrets. */
    childKeys: ({ child_name, child_birth_date }: Child): readonly [string, ...string[]] =>
      signing.macsOf(`recruitment-child:${normalizeChild(child_name, child_birth_date)}`),
  }),
)
