import type { RichText } from '#core/rich-text/document.ts'
import { chapter, documentOf, points, toFill, words } from './blocks.ts'
import { type LegalFacts, lawyerLine } from './legal-facts.ts'

/** Text of the standards for the protection of minors in short, for the children themselves. */
export const childProtectionShort = (facts: LegalFacts): RichText =>
  documentOf(
    lawyerLine(facts),
    words(
      facts.isNursery
        ? 'Ten tekst czytamy najmłodszym razem z rodzicami, pokazując obrazki. Pełna wersja jest na tej samej stronie.'
        : 'Ten tekst jest dla Ciebie. Poproś dorosłego, żeby przeczytał go z Tobą. Pełna wersja jest na tej samej stronie.',
    ),

    chapter('Masz prawo'),
    points(
      'czuć się u nas bezpiecznie;',
      'mówić, co myślisz i co czujesz, i być wysłuchanym;',
      'powiedzieć „nie”, gdy ktoś Cię dotyka, a Ty tego nie chcesz;',
      'prosić o pomoc, kiedy jest Ci źle, i dostać ją;',
      'odpocząć, napić się i pójść do toalety, kiedy potrzebujesz.',
    ),

    chapter('Dorosłym nie wolno'),
    points(
      'bić Cię, szarpać ani popychać;',
      'krzyczeć na Ciebie, wyśmiewać się i straszyć;',
      'zmuszać Cię do jedzenia;',
      'dotykać Cię tak, że czujesz wstyd lub strach;',
      'prosić Cię o tajemnice przed rodzicami;',
      'robić Ci zdjęć, na które rodzice się nie zgodzili.',
    ),

    chapter('Dzieciom też nie wolno'),
    words('Nie bijemy się, nie gryziemy i nie przezywamy. Nie zabieramy rzeczy siłą. Gdy ktoś mówi „przestań”, przestajemy.'),

    chapter('Gdy coś jest nie tak'),
    points(
      'Powiedz dorosłemu, któremu ufasz. To nie jest skarżenie.',
      `U nas pomaga Ci ${toFill('imię i nazwisko osoby, którą dzieci znają')}. Znajdziesz ją tutaj: ${toFill('sala lub pokój')}.`,
      'To, co się stało, nie jest Twoją winą.',
      'Gdy coś na ekranie Cię przestraszyło, zawołaj dorosłego.',
      'Możesz zadzwonić za darmo: 116 111 albo 800 12 12 12. Gdy dzieje się coś bardzo złego: 112.',
    ),

    words('Dorosły, któremu powiesz, wysłucha Cię, uwierzy Ci i pomoże.'),
  )
