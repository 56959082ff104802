import type { Translation } from '../../contract/info-text.ts'
import type { director as pl } from '../pl/faq-director.ts'

/** Questions and answers for directors and owners. */
export const director: Translation<typeof pl> = {
  'skad-wpis': {
    question: 'I never submitted my facility. Why is it here?',
    answer: [
      'It comes from the register in which it stands by law: nurseries and clubs from the register of nurseries, kindergartens from RSPO. Kredka takes in whole editions, so it has every facility that they name.',
    ],
  },
  'ile-kosztuje': {
    question: 'What does being listed cost?',
    answer: [
      'Nothing. A profile with register data is free and will stay free. Only tools beyond it will be paid for, and the [price list](product_landing_price_list) shows what they cover.',
    ],
  },
  poprawki: {
    question: 'How do I correct wrong data?',
    answer: [
      'Best of all at the source. In the register of nurseries you change your own entry, in RSPO the body in charge does it; the next edition brings the change to us.',
      'If it is urgent, or if it was we who misread something, [write to us](contact). A correction checked by our support desk outranks the register.',
    ],
  },
  miejsca: {
    question: 'How does Kredka know how many free places we have?',
    answer: [
      'It subtracts the children enrolled from the places, both as the register of nurseries gives them. Keeping these up to date is the operator’s duty by law, so the simplest way to a true figure is to look after your own entry.',
      'Kindergartens are not affected: RSPO gives no numbers of children.',
    ],
  },
  niezweryfikowana: {
    question: 'Why are we called “not verified”?',
    answer: [
      'Because nobody from the facility has confirmed these data on Kredka yet. It is no reproach: the label only says that all of it comes from registers. Confirming a profile is still being built.',
    ],
  },
  konto: {
    question: 'When can I look after the profile myself?',
    answer: [
      'The facility panel is being built, with description, photographs, staff, daily plan and recruitment. We will announce it under [what is new for directors](site_changes?audience=dyrektor); before that you can [book a short presentation](presentation).',
    ],
  },
  zdjecia: {
    question: 'Whose drawings are on the profiles?',
    answer: [
      'Ours. A facility without photographs gets a cover drawn from its kind and its name, always the same one. We copy no pictures from the internet, since we cannot know whether we may.',
    ],
  },
  telefon: {
    question: 'Can anybody see our number?',
    answer: [
      'People can, robots cannot. Number and e-mail are not in the code of the page; they appear at the press of a button, and we count by day how often, so that interest can be seen.',
      'Private details of the person in charge are not shown: the directory holds the telephone and e-mail of the facility only.',
    ],
  },
  kolejnosc: {
    question: 'How do we get higher on the list?',
    answer: [
      'Not by paying. A city’s list is alphabetical, and the order “recommended” looks at completeness and free places, so what helps is a full entry: telephone, e-mail, website, hours, fees. All the rules stand in a [document of their own](ordering).',
    ],
  },
  zamkniecie: {
    question: 'We are closing. What becomes of the profile?',
    answer: [
      'Once the register drops it, the profile is marked “closed” with the date, leaves all lists and search engines, and its telephone can no longer be seen. If the facility was merged into another, the old address leads to the new one.',
    ],
  },
}
