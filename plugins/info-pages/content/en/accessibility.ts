import type { Translation } from '../../contract/info-text.ts'
import type { accessibility as pl } from '../pl/accessibility.ts'

/** Accessibility statement. */
export const accessibility: Translation<typeof pl> = {
  lead: 'We want everybody to be able to use Kredka: one-handed, by keyboard, with a screen reader, with large type. Here is what works already and what does not yet.',
  short: [
    'The aim is WCAG 2.2 at level AA; today the site conforms in part.',
    'Whatever is on the map is on the list as well.',
    'Tell us of a barrier by telephone or in writing, and we answer within 7 days.',
  ],
  chapters: {
    stan: {
      title: 'State of conformance',
      blocks: [
        'The site partly conforms to the Web Content Accessibility Guidelines WCAG 2.2, level AA. This statement rests on our own testing; there has been no independent audit so far.',
      ],
    },
    udogodnienia: {
      title: 'What helps',
      blocks: [
        {
          list: [
            'Everything can be done by keyboard; the first Tab offers to skip to the content, and the focus has a thick frame.',
            'Three sizes of letters and zoom up to 200 percent cut no text off, on screens 320 pixels wide too.',
            'A light theme, a dark one, and the high-contrast mode of your system.',
            'If the system asks for less motion, nothing moves by itself.',
            'Each page has one main heading, named regions and its language in the code.',
            'State and colour always come with a word, such as “no free places”.',
          ],
        },
      ],
    },
    badania: {
      title: 'What we tested',
      blocks: [
        'With every change the axe tool looks through all kinds of pages in both themes and must find no fault. Further tests in a browser take the most important paths by keyboard alone, measure sideways scrolling at seven widths and read the site without JavaScript. Colour contrast was calculated for both themes.',
        'There have been no trials with disabled people yet, nor checks by hand with NVDA, JAWS and VoiceOver. A tool finds only some of the barriers, which is why we speak of partial conformance.',
      ],
    },
    bariery: {
      title: 'Known barriers',
      blocks: [
        {
          facts: [
            [
              'Map',
              'The picture of the map is not described to screen readers. It can be moved with arrow keys and skipped with one link, and the [list beside it](map) holds the same facilities.',
            ],
            ['Drawing of the surroundings on profiles', 'It has a short description; the distances are to be read in the list “Nearby”.'],
            [
              'Words of the register',
              'Descriptions of hours and discounts are sometimes written in shorthand. We show them unchanged, in Polish, in the other languages too.',
            ],
            ['Plain language', 'Terms and privacy policy have no easy-to-read version and no recording in Polish Sign Language yet.'],
          ],
        },
      ],
    },
    kontakt: {
      title: 'When you meet a barrier',
      blocks: [
        'Tell us on which page it was, what could not be done, and in which form you would like the information. You can ask us to read a facility’s data to you over the telephone or to send them by e-mail.',
        { card: 'operator' },
        'There is also a [form](contact). If we cannot make it within a week, we will say why and name another date, two months away at most.',
      ],
    },
    skarga: {
      title: 'Complaint',
      blocks: [
        'If our answer does not satisfy you, you can turn to the Commissioner for Human Rights: [bip.brpo.gov.pl](https://bip.brpo.gov.pl).',
      ],
    },
  },
}
