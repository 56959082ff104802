import { type MessageKey, messageKey } from '#core/kernel/message-key.ts'
import type { ListedCard } from '../../contract/listed-card.ts'

const sectors: Readonly<Record<NonNullable<ListedCard['legal_type']>, 'public' | 'non_public' | 'private'>> = {
  public: 'public',
  communal: 'public',
  self_governing: 'public',
  non_public: 'non_public',
  private: 'private',
}

/**
 * Returns the key of a facility's kind with its sector, in one grammatical form: `Żłobek niepubliczny`; without
 * the sector while it is unknown.
 */
export const kindKey = (type: ListedCard['type'], legalType: ListedCard['legal_type']): MessageKey =>
  legalType === null || type === 'primary_school'
    ? messageKey('tags.specialization', type)
    : messageKey('catalogue.card.kind', type, sectors[legalType])
