import { Schema } from 'effect'
import { setting, settings } from '#core/plugin/settings.ts'
import { credentialsPattern } from './domain/credentials.ts'

/** Settings of partners. Without keys nobody imports over HTTP. */
export const partnersSettings = settings('partners', {
  PARTNERS_KEYS: setting({
    schema: Schema.String.check(Schema.isPattern(credentialsPattern)),
    description: 'keys and secrets of partners, comma-separated: NAME:KEY:SECRET, the secret with at least 32 characters',
    default: null,
  }),
})
