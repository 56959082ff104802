import type { RichText } from '#core/rich-text/document.ts'
import { declarationWords as is } from '../../contract/declaration-words.ts'
import { chapter, documentOf, points, steps, toFill, words, wordsWithLink } from './blocks.ts'
import { facilityAddress, type LegalFacts, lawyerLine } from './legal-facts.ts'

/** Text of the accessibility declaration of a public facility (act of 4 April 2019, art. 10 and 12). */
export const accessibility = (facts: LegalFacts): RichText =>
  documentOf(
    lawyerLine(facts),
    wordsWithLink(
      `${facts.name} ${is.promise} zgodnie z ustawą z dnia 4 kwietnia 2019 r. o dostępności cyfrowej stron internetowych i aplikacji mobilnych podmiotów publicznych. ${is.site} `,
      facts.site,
    ),
    points(`${is.publishedOn} ${facts.publishedOn} r.`, `${is.updatedOn} ${facts.today} r.`),

    chapter('Stan dostępności cyfrowej'),
    words(
      `${is.status} częściowo zgodna z ustawą z powodu niezgodności wymienionych niżej. ${toFill('potwierdź po sprawdzeniu swoich treści: zgodna, częściowo zgodna albo niezgodna')}`,
    ),

    chapter('Treści niedostępne'),
    points(
      `Niezgodności: ${toFill('na przykład zdjęcia bez opisu, pliki PDF ze skanów, filmy bez napisów, albo „nie stwierdzono”')}.`,
      `Nadmierne obciążenie: ${toFill('treści i wynik oceny, albo „nie powołujemy się”')}.`,
      'Wyłączenia: nie stosuje się przepisów do treści, które wymienia art. 3 ust. 2 ustawy, na przykład do map, o ile dane adresowe podano także w tekście.',
    ),

    chapter('Przygotowanie deklaracji'),
    points(
      `${is.madeOn} ${facts.today} r.`,
      `${is.reviewedOn} ${facts.today} r.`,
      `${is.basis} ${toFill('samooceny albo badania przez podmiot zewnętrzny; nazwa i raport')}.`,
    ),

    chapter('Skróty klawiaturowe'),
    words(
      'Na stronie działają standardowe skróty klawiaturowe przeglądarki. Własnych skrótów strona nie ma. Wszystko można obsłużyć klawiszem Tab i Enter.',
    ),

    chapter(is.contact),
    words('O problemach z dostępnością strony można powiadomić:'),
    points(
      `${is.person} ${toFill('imię i nazwisko albo nazwa komórki')};`,
      `${is.email} ${toFill('e-mail')};`,
      `${is.phone} ${toFill('telefon')}.`,
    ),

    chapter(is.procedure),
    words('Każdy ma prawo wystąpić z żądaniem zapewnienia dostępności cyfrowej tej strony lub jej elementów.'),
    steps(
      'W żądaniu podaj swoje imię i nazwisko, dane kontaktowe, dokładny adres strony, która nie jest dostępna, opis problemu i wygodny dla Ciebie sposób jego rozwiązania.',
      'Odpowiemy niezwłocznie, najpóźniej w 7 dni od otrzymania żądania.',
      'Jeśli ten termin będzie zbyt krótki, poinformujemy o przyczynie i podamy nowy, nie dłuższy niż 2 miesiące.',
      'Jeśli nie możemy zapewnić dostępności cyfrowej, zaproponujemy alternatywny sposób dostępu do informacji.',
      `Jeśli odmówimy albo termin minie, możesz złożyć skargę do ${toFill('organ nadzorujący placówkę, na przykład wójt, burmistrz lub prezydent miasta')}.`,
      'Po wyczerpaniu tej drogi możesz złożyć wniosek do Rzecznika Praw Obywatelskich (bip.brpo.gov.pl).',
    ),

    chapter(is.building),
    words(`Siedziba: ${facilityAddress(facts)}.`),
    points(
      `Wejście i dojazd: ${toFill('schody, podjazd, szerokość drzwi, dzwonek, miejsca parkingowe dla osób z niepełnosprawnością')}.`,
      `Wnętrze: ${toFill('korytarze, windy, pochylnie, toaleta dostosowana')}.`,
      `Pies asystujący: ${toFill('czy można wejść z psem asystującym')}.`,
    ),

    chapter(is.communication),
    points(
      `Kontakt: ${toFill('telefon, e-mail, SMS, osobiście')}.`,
      `Tłumacz języka migowego: ${toFill('czy jest, na miejscu lub online')}.`,
      `Informacje w budynku: ${toFill('oznaczenia, informacja głosowa, pętla indukcyjna')}.`,
    ),

    chapter(is.apps),
    words('Placówka nie udostępnia aplikacji mobilnej.'),
  )
