import type { ListedCard } from '../../contract/listed-card.ts'

const sectors: Readonly<Record<NonNullable<ListedCard['legal_type']>, 'public' | 'non_public' | 'private'>> = {
  public: 'public',
  communal: 'public',
  self_governing: 'public',
  non_public: 'non_public',
  private: 'private',
}

/** Returns the message key of a facility's kind with its sector, in one grammatical form: `Żłobek niepubliczny`; without the sector while it is unknown. */
export const kindKey = (type: ListedCard['type'], legalType: ListedCard['legal_type']): string =>
  legalType === null || type === 'primary_school' ? `tags.specialization.${type}` : `catalogue.card.kind.${type}.${sectors[legalType]}`
