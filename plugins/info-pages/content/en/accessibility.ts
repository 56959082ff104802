import type { Translation } from '../../contract/info-text.ts'
import type { accessibility as pl } from '../pl/accessibility.ts'

/** Accessibility statement. */
export const accessibility: Translation<typeof pl> = {
  lead: 'We want everyone to be able to use Kredka: one-handed, with a keyboard, with a screen reader, with large text. Here is what already works and what doesn’t yet.',
  short: [
    'Our goal is WCAG 2.2 at level AA; today the site conforms in part.',
    'Everything on the map is also in the list.',
    'Tell us about a barrier by phone or in writing, and we will answer within 7 days.',
  ],
  chapters: {
    stan: {
      title: 'Conformance status',
      blocks: [
        'The site partially conforms to the Web Content Accessibility Guidelines WCAG 2.2, level AA. This statement is based on our own tests; there has been no independent audit yet.',
      ],
    },
    udogodnienia: {
      title: 'What helps',
      blocks: [
        {
          list: [
            'Everything can be done with the keyboard; the first Tab offers to skip to the content, and the focus has a thick outline.',
            'Three text sizes and browser zoom up to 200 per cent cut off no text, even on screens 320 pixels wide.',
            'A light theme, a dark theme and your system’s high-contrast mode.',
            'If your system asks for less motion, nothing moves by itself.',
            'Each page has one main heading, named regions and its language set in the code.',
            'Status and colour always come with words, such as “no free places”.',
          ],
        },
      ],
    },
    badania: {
      title: 'What we have tested',
      blocks: [
        'With every change, the axe tool checks all kinds of pages in both themes and must find no errors. Other browser tests go through the most important tasks using the keyboard alone, measure horizontal scrolling at seven widths and read the site without JavaScript. We have calculated colour contrast for both themes.',
        'There have been no tests with people with disabilities yet, and no manual checks with NVDA, JAWS and VoiceOver. A tool finds only some barriers, which is why we speak of partial conformance.',
      ],
    },
    bariery: {
      title: 'Known barriers',
      blocks: [
        {
          facts: [
            [
              'Map',
              'The map image is not described for screen readers. It can be moved with the arrow keys and skipped with one link, and the [list beside it](map) contains the same facilities.',
            ],
            ['Drawing of the surroundings on profiles', 'It has a short description; the distances are given in the “Nearby” list.'],
            [
              'Wording of the register',
              'Opening hours and discounts are sometimes described in abbreviations. We show them unchanged and in Polish, in the other languages too.',
            ],
            [
              'Plain language',
              'The terms and the privacy policy have no easy-to-read version and no recording in Polish Sign Language yet.',
            ],
          ],
        },
      ],
    },
    kontakt: {
      title: 'If you come across a barrier',
      blocks: [
        'Tell us which page it was, what you could not do, and in which form you would like the information. You can ask us to read a facility’s data to you over the phone or to send it by email.',
        { card: 'operator' },
        'There is also a [form](contact). If a week is not enough, we will write to tell you why and give a new date, within two months at most.',
      ],
    },
    skarga: {
      title: 'Complaint',
      blocks: [
        'If you are not satisfied with our answer, you can turn to the Commissioner for Human Rights: [bip.brpo.gov.pl](https://bip.brpo.gov.pl).',
      ],
    },
  },
}
