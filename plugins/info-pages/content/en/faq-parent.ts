import type { Translation } from '../../contract/info-text.ts'
import type { parent as pl } from '../pl/faq-parent.ts'

/** Questions and answers for parents. */
export const parent: Translation<typeof pl> = {
  'jak-szukac': {
    question: 'How do I find a nursery or kindergarten near me?',
    answer: [
      'Type a city, a district or a name into the search field. You need no Polish letters, and a slip of the finger is understood.',
      'If you like to look around, open the [map](map). If you like to go step by step, use the catalogue: [nurseries](catalog_voivodeships?type=zlobki) or [kindergartens](catalog_voivodeships?type=przedszkola), then the voivodeship and the town.',
    ],
  },
  'zlobek-czy-klub': {
    question: 'How do a nursery, a toddler club and a day guardian differ?',
    answer: [
      {
        facts: [
          ['Nursery', 'Takes children from their 20th week, usually for the whole day, with meals and a place to sleep.'],
          ['Toddler club', 'For children who have turned one. Often smaller and simpler.'],
          ['Day guardian', 'One person looking after a few children, often at home.'],
        ],
      },
      'In all three a child may stay until the end of the school year in which it turns three, and longer only by exception.',
    ],
  },
  'kiedy-przedszkole': {
    question: 'At what age does kindergarten begin?',
    answer: [
      'At three as a rule, at two and a half in special cases. Six-year-olds must go through a year of preparation: in a kindergarten, a kindergarten point or the kindergarten class of a primary school.',
    ],
  },
  oplaty: {
    question: 'What does the fee on the list include?',
    answer: [
      'It is the fee for a month of care, without discounts and meals, as the operator has stated it. The profile shows meals, the hourly rate, the extra charge for long days and discounts separately, as far as the register knows them.',
      'Benefits for parents, such as the state’s “Active at the nursery”, are not deducted, because they depend on the family and not on the facility; the social insurance office ZUS explains them. Public kindergartens offer at least five hours a day free of charge.',
    ],
  },
  'wolne-miejsca': {
    question: 'Does “3 free places” mean that I get one?',
    answer: [
      'No. It is the number of places less the number of children enrolled on the day given beside it. There may be a waiting list, or only one age group may have room.',
      'Ring and ask before you make plans.',
    ],
  },
  zapisy: {
    question: 'Can I enrol my child through Kredka?',
    answer: [
      'Not yet. Today Kredka helps you to choose and to get in touch; enrolment is done by the facility itself or by the municipality in its own system. Dates for public kindergartens are announced by the municipality, mostly around the turn of February and March.',
    ],
  },
  telefon: {
    question: 'Why must I press a button to see a phone number?',
    answer: [
      'That keeps away the robots that harvest numbers to sell things. For you it is one tap, without an account and without cost.',
      'Within an hour you can reveal 30 numbers and e-mail addresses, more than an ordinary search will ever need.',
    ],
  },
  zawieszona: {
    question: 'What do “operation suspended” and “closed” mean?',
    answer: [
      {
        facts: [
          ['Operation suspended', 'The operator has told the register that no children are being taken for the time being.'],
          [
            'Closed',
            'The latest edition of the register no longer names it. The profile stays, so that old links lead somewhere, and says since when.',
          ],
        ],
      },
    ],
  },
  niepelnosprawnosc: {
    question: 'How do I find a place for a child with a disability?',
    answer: [
      'Open the filters on a city’s list and, among the features, tick adaptation to the needs of children with disabilities. We take this from the register of nurseries.',
      'Always ask for details: “adapted” may mean a ramp, or it may mean another pair of hands.',
    ],
  },
  wyslij: {
    question: 'How do I show my shortlist to the other parent?',
    answer: [
      'Every profile has “Share” and “Print”. Or simply copy the address of a list: filters, order and the view of the map are all kept in it, so the other person sees what you see.',
    ],
  },
}
