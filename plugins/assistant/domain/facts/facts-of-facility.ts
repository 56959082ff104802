import { countFreePlaces } from '#core/facilities/count-free-places.ts'
import { shownDoubts } from '#core/facilities/shown-doubts.ts'
import type { Facts } from '#core/facilities/statement.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import type { Fact, Topic } from './fact.ts'
import { feeFacts, topicsOfFee } from './fee-facts.ts'
import { hoursFacts, type Moment, openNowFacts } from './hours-facts.ts'
import { ownWordFacts } from './own-words.ts'
import { day, factsFrom, labels, number, stated, text } from './stated.ts'
import { tagFacts } from './tag-facts.ts'

const formatAddress = ({ street, building_number, apartment_number, post_code, city }: Facts): string => {
  const number = [building_number?.value, apartment_number?.value].filter(Boolean).join('/')
  const locality = [post_code?.value, city?.value].filter(Boolean).join(' ')
  return [[street?.value, number].filter(Boolean).join(' '), locality].filter(Boolean).join(', ')
}

const placeFacts = (facts: Facts): readonly Fact[] => {
  const free = countFreePlaces(facts)
  const isOwnCount = facts.vacancies !== undefined && free?.on === facts.vacancies.on
  return [
    ...stated(facts, 'places', ({ places, enrolled }) => [
      { topics: ['places', 'groups'], template: 'places', values: { places: number(places) } },
      ...(enrolled === null
        ? []
        : [{ topics: ['places' as const, 'groups' as const], template: 'enrolled' as const, values: { enrolled: number(enrolled) } }]),
    ]),
    ...(free
      ? stated(facts, isOwnCount ? 'vacancies' : 'places', () => [
          { topics: ['places'], template: 'free_places', values: { free: number(free.free), day: day(free.on) } },
        ])
      : []),
    ...stated(facts, 'vacancies', (vacancies) =>
      vacancies.map(({ group, places, from }) => ({
        topics: ['places'],
        template: from === null ? 'vacancy' : 'vacancy_from',
        values: { group: text(group), places: number(places), ...(from !== null && { from: day(from) }) },
      })),
    ),
    ...stated(facts, 'child_count', (count) => [{ topics: ['groups'], template: 'child_count', values: { children: number(count) } }]),
  ]
}

const doubtedTopics = (about: string): readonly Topic[] =>
  about === 'hours' ? ['hours', 'open-now'] : about === 'location' ? ['address'] : topicsOfFee(about)

const allFacts = (facts: Facts, moment: Moment): readonly Fact[] => [
  ...stated(facts, 'type', (type) => [
    { topics: ['type'], template: 'type', values: { type: labels(messageKey('search.box.type', type)) } },
  ]),
  ...stated(facts, facts.street ? 'street' : 'city', () => [
    { topics: ['address'], template: 'address', values: { address: text(formatAddress(facts)) } },
  ]),
  ...stated(facts, 'district', (district) => [{ topics: ['address'], template: 'district', values: { district: text(district) } }]),
  ...stated(facts, 'operator', ({ name }) => [
    { topics: ['operator'], template: 'operator', values: { name: text(name.replace(/\.$/, '')) } },
  ]),
  ...stated(facts, 'legal_type', (type) => [
    { topics: ['operator'], template: 'legal_type', values: { type: labels(messageKey('facility-profile.legal-type', type)) } },
  ]),
  ...stated(facts, 'type', (type) => [
    { topics: ['age'], template: 'age', values: { age: labels(messageKey('facility-profile.age', type)) } },
  ]),
  ...openNowFacts(facts, moment),
  ...hoursFacts(facts),
  ...feeFacts(facts),
  ...placeFacts(facts),
  ...tagFacts(facts),
  ...ownWordFacts(facts),
  ...stated(facts, 'website', (website) => [{ topics: ['website'], template: 'website', values: { website: text(website) } }]),
  ...stated(facts, 'social', (social) => [{ topics: ['website'], template: 'social', values: { social: text(social) } }]),
  ...shownDoubts(facts).flatMap((doubt) =>
    factsFrom('doubts', doubt, [{ topics: doubtedTopics(doubt.about), template: 'doubted', values: { text: text(doubt.text) } }], true),
  ),
]

/**
 * Returns the facts of a facility as sentences, each with the statement that it comes from: all that its profile shows but
 * telephone and e-mail, which are revealed there. What is personal comes last.
 */
export const factsOfFacility = (facts: Facts, moment: Moment): readonly Fact[] => {
  const all = allFacts(facts, moment)
  return [...all.filter(({ personal }) => !personal), ...all.filter(({ personal }) => personal)]
}
