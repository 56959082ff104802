import type { Translation } from '../../contract/info-text.ts'
import type { director as pl } from '../pl/faq-director.ts'

/** Questions and answers for directors and owners. */
export const director: Translation<typeof pl> = {
  'skad-wpis': {
    question: 'I never submitted my facility. Why is it here?',
    answer: [
      'It comes from the register in which it is listed by law: nurseries and clubs from the register of nurseries, kindergartens from RSPO. Kredka imports whole editions, so it has every facility they list.',
    ],
  },
  'ile-kosztuje': {
    question: 'What does it cost to be listed?',
    answer: [
      'Nothing. A profile with data from the register is free and will stay free. Only additional tools will be paid for, and the [price list](product_landing_price_list) shows what they will include.',
    ],
  },
  poprawki: {
    question: 'How do I correct wrong data?',
    answer: [
      'Best of all at the source. In the register of nurseries you change your own entry; in RSPO the governing body does it. The next edition will bring the change to us.',
      'If it is urgent, or if we have misread something, [write to us](contact). A correction checked by our customer service takes precedence over the register.',
    ],
  },
  miejsca: {
    question: 'How does Kredka know how many free places we have?',
    answer: [
      'It subtracts the number of children enrolled from the number of places, both from the register of nurseries. Whoever runs the facility must by law keep them up to date there, so the simplest way to a correct number is to look after your own entry.',
      'This doesn’t apply to kindergartens: RSPO doesn’t give the number of children.',
    ],
  },
  niezweryfikowana: {
    question: 'Why does it say “not verified”?',
    answer: [
      'Because nobody from the facility has confirmed this data on Kredka yet. It is no reproach: the label only says that the information comes from registers alone. If you run the facility, [claim it](facility_signup): quickest with a code sent to the address in the register.',
    ],
  },
  konto: {
    question: 'How do I manage the profile myself?',
    answer: [
      '[Claim the facility](facility_signup) and confirm that you run it. In the panel you then edit the description, photos, staff, daily routine and enrolment, reply to opinions and questions, and handle applications. If you would like to see it first, [book a short presentation](presentation).',
    ],
  },
  zdjecia: {
    question: 'Whose drawings are on the profiles?',
    answer: [
      'Ours. Every facility without photos gets a cover drawn from its type and name, always the same one. We don’t copy photos from the internet, because we don’t know whether we may.',
    ],
  },
  telefon: {
    question: 'Can anyone see our number?',
    answer: [
      'People can, bots can’t. The number and email are not in the code of the page: they appear when someone presses a button, and we count by day how often, to show how much interest there is.',
      'We don’t show private details of the person who runs the facility: the directory contains only the facility’s phone number and email.',
    ],
  },
  kolejnosc: {
    question: 'How do we get higher in the list?',
    answer: [
      'Not by paying. A city’s list opens in “recommended” order, in which complete profiles and free places count, so what helps is a complete entry: phone number, email, website, hours, fees. All the rules are in a [separate document](ordering).',
    ],
  },
  zamkniecie: {
    question: 'We are closing. What will happen to the profile?',
    answer: [
      'Once the facility disappears from the register, its profile is marked “closed” with the date and leaves all lists and search engines, and its phone number is no longer shown. If the facility has been merged with another, the old address leads to the new one.',
    ],
  },
}
