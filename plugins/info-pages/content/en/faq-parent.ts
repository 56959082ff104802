import type { Translation } from '../../contract/info-text.ts'
import type { parent as pl } from '../pl/faq-parent.ts'

/** Questions and answers for parents. */
export const parent: Translation<typeof pl> = {
  'jak-szukac': {
    question: 'How do I find a nursery or kindergarten near me?',
    answer: [
      'Type a city, a district or the name of a facility into the search field. You don’t need Polish letters, and we understand typos too.',
      'If you like to look around, open the [map](map). If you prefer to go step by step, use the catalogue: [nurseries](catalog_voivodeships?type=zlobki) or [kindergartens](catalog_voivodeships?type=przedszkola), then the region and the town.',
    ],
  },
  'zlobek-czy-klub': {
    question: 'What is the difference between a nursery, a toddler club and a childminder?',
    answer: [
      {
        facts: [
          ['Nursery', 'Takes children from 20 weeks old, usually for the whole day, with meals and a place to sleep.'],
          ['Toddler club', 'For children who have turned one. Often smaller and simpler.'],
          ['Childminder', 'One person looking after a few children, often in their own home.'],
        ],
      },
      'In all three a child can stay until the end of the school year in which they turn three, and longer only in exceptional cases.',
    ],
  },
  'kiedy-przedszkole': {
    question: 'At what age does kindergarten start?',
    answer: [
      'Generally at three, in special cases at two and a half. Six-year-olds must complete a year of preparation: in a kindergarten, in a preschool unit or in a preschool class at a primary school.',
    ],
  },
  oplaty: {
    question: 'What does the fee include?',
    answer: [
      'The amount in the list is the fee for a month, before discounts and without meals, as stated by whoever runs the facility. The profile shows meals, the hourly fee, the charge for extra hours and discounts separately, if the register has them.',
      'We don’t deduct parents’ benefits, such as the state’s “Active at nursery” benefit, because they depend on the family and not on the facility; the social insurance institution ZUS explains the conditions. In public kindergartens at least five hours a day are free.',
    ],
  },
  'wolne-miejsca': {
    question: 'Does “3 free places” mean that I will get a place?',
    answer: [
      'No. It is the number of places minus the number of children enrolled on the date shown beside it. The facility may have a waiting list, and the free places may be in one age group only.',
      'Call and ask before you make plans.',
    ],
  },
  zapisy: {
    question: 'Can I enrol my child through Kredka?',
    answer: [
      'Not yet. Today Kredka helps you choose and get in touch; enrolment is run by the facility itself or by the commune in its own system. The commune announces the dates for public kindergartens, usually in late February or early March.',
    ],
  },
  telefon: {
    question: 'Why do I have to press a button to see a phone number?',
    answer: [
      'It keeps the numbers from bots that collect them so that someone can call facilities with sales offers. For you it is one tap, free and without an account.',
      'You can see 30 phone numbers and email addresses an hour, which is more than enough for an ordinary search.',
    ],
  },
  zawieszona: {
    question: 'What do “temporarily closed” and “closed” mean?',
    answer: [
      {
        facts: [
          ['Temporarily closed', 'Whoever runs the facility has told the register that it is not taking children for now.'],
          [
            'Closed',
            'The latest edition of the register no longer lists it. The profile stays, so that old links still lead somewhere, and says since when.',
          ],
        ],
      },
    ],
  },
  niepelnosprawnosc: {
    question: 'How do I find a place for a child with a disability?',
    answer: [
      'Open the filters on a city’s list and, among the amenities, tick “Adapted for children with disabilities”. This information comes from the register of nurseries.',
      'Always ask for details: “adapted” may mean a ramp, or it may mean an extra carer.',
    ],
  },
  wyslij: {
    question: 'How do I show the facilities I like to the other parent?',
    answer: [
      'Every profile has the buttons “Share” and “Print”. You can also simply copy the address of a list: it contains the filters, the order and the map view, so the other person sees the same as you.',
    ],
  },
}
