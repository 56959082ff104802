import type { RichText } from '#core/rich-text/document.ts'
import { chapter, documentOf, points, toFill, words } from './blocks.ts'
import { facilityAddress, type LegalFacts, lawyerLine, operatorOf } from './legal-facts.ts'

/** A public facility is the controller itself; of others it is the body that runs them. */
const controllerOf = (facts: LegalFacts): string =>
  facts.isPublic ? `${facts.name}, ${facilityAddress(facts)}, reprezentowana przez dyrektora` : operatorOf(facts)

const actOf = ({ isNursery }: LegalFacts): string =>
  isNursery
    ? 'ustawa z dnia 4 lutego 2011 r. o opiece nad dziećmi w wieku do lat 3'
    : 'ustawa z dnia 14 grudnia 2016 r. – Prawo oświatowe oraz przepisy o systemie informacji oświatowej'

/** A public body has always an inspector (GDPR, art. 37). */
const inspectorOf = ({ isPublic }: LegalFacts): string =>
  isPublic
    ? `Inspektor ochrony danych: ${toFill('imię i nazwisko, e-mail lub telefon inspektora')}. Można się z nim skontaktować w każdej sprawie, która dotyczy danych.`
    : `Inspektor ochrony danych: ${toFill('imię i nazwisko oraz e-mail inspektora, albo „nie został wyznaczony”')}.`

/** Text of the information that a facility owes to those whose data it processes (GDPR, art. 13). */
export const privacy = (facts: LegalFacts): RichText =>
  documentOf(
    lawyerLine(facts),
    words(
      `Informacja dla rodziców, opiekunów i innych osób, których dane przetwarza placówka ${facts.name}, zgodnie z art. 13 rozporządzenia Parlamentu Europejskiego i Rady (UE) 2016/679 (RODO). Stan na ${facts.today} r.`,
    ),

    chapter('Kto jest administratorem'),
    words(`Administratorem danych jest ${controllerOf(facts)}.`),
    words(`Kontakt w sprawach danych: ${toFill('e-mail i telefon')} albo list na adres: ${facilityAddress(facts)}.`),
    words(inspectorOf(facts)),

    chapter('Po co i na jakiej podstawie'),
    points(
      `Zapisy i rekrutacja, opieka, wychowanie i nauka dzieci, dokumentacja ich pobytu: obowiązek prawny i zadanie w interesie publicznym (art. 6 ust. 1 lit. c i e RODO; ${actOf(facts)}).`,
      'Dane o zdrowiu, żywieniu i potrzebach dziecka: art. 9 ust. 2 lit. g i h RODO w związku z tymi przepisami, a tam, gdzie one tego nie regulują, zgoda (art. 9 ust. 2 lit. a).',
      facts.isPublic
        ? 'Opłaty i rozliczenia: obowiązek prawny (art. 6 ust. 1 lit. c RODO).'
        : 'Umowa o opiekę lub naukę, opłaty i rozliczenia: wykonanie umowy i obowiązek prawny (art. 6 ust. 1 lit. b i c RODO).',
      'Odbiór dzieci przez osoby upoważnione: bezpieczeństwo dziecka (art. 6 ust. 1 lit. c i d RODO).',
      'Zdjęcia i nagrania dzieci na tej stronie i w kronice: zgoda, którą można cofnąć w każdej chwili (art. 6 ust. 1 lit. a RODO).',
      'Odpowiedzi na pytania wysłane z tej strony lub e-mailem: działanie na prośbę pytającego i jego interes w otrzymaniu odpowiedzi (art. 6 ust. 1 lit. b i f RODO).',
      `Monitoring wizyjny: ${toFill('„nie jest prowadzony” albo gdzie, w jakim celu i jak długo przechowuje się nagrania')}.`,
    ),

    chapter('Komu przekazujemy dane'),
    points(
      'Organom, które mają do nich prawo: samorządowi, kuratorium, sanepidowi, sądom, Policji, ośrodkom pomocy społecznej.',
      `Firmom, które pracują na nasze zlecenie i według naszych poleceń: ${toFill('na przykład dziennik elektroniczny, księgowość, catering, firma informatyczna')}.`,
      'Serwisowi Kredka, na którego serwerach jest ta strona.',
    ),
    words(
      `Danych nie przekazujemy poza Europejski Obszar Gospodarczy: ${toFill('potwierdź albo wskaż państwo, odbiorcę i zabezpieczenia')}.`,
    ),

    chapter('Jak długo'),
    points(
      `Dokumentacja dzieci: przez czas pobytu, a potem przez okres wymagany przepisami o archiwach i dokumentacji: ${toFill('okres')}.`,
      'Rozliczenia: 5 lat od końca roku, w którym minął termin zapłaty podatku.',
      'Zdjęcia na stronie: do cofnięcia zgody, najdłużej do końca pobytu dziecka, chyba że zgoda mówi inaczej.',
      `Pytania ze strony i e-maile: ${toFill('okres, na przykład rok od odpowiedzi')}.`,
    ),

    chapter('Jakie masz prawa'),
    points(
      'dostępu do danych i otrzymania ich kopii;',
      'sprostowania danych;',
      'usunięcia danych i ograniczenia ich przetwarzania, w przypadkach, które wymienia RODO;',
      'sprzeciwu wobec przetwarzania, które opiera się na interesie publicznym lub prawnie uzasadnionym;',
      'przeniesienia danych, które podano na podstawie zgody lub umowy;',
      'cofnięcia zgody w każdej chwili; to, co zrobiono wcześniej, pozostaje zgodne z prawem;',
      'skargi do Prezesa Urzędu Ochrony Danych Osobowych (uodo.gov.pl).',
    ),

    chapter('Czy trzeba podać dane'),
    words(
      'Dane, których wymagają przepisy o zapisach i pobycie dziecka oraz umowa, trzeba podać; bez nich nie można przyjąć dziecka. Inne dane i zgoda na zdjęcia są dobrowolne, a ich brak na nic nie wpływa. Decyzji nie podejmujemy automatycznie i nikogo nie profilujemy.',
    ),

    chapter('Ta strona'),
    words(
      `Strona ${facts.site} nie używa plików cookie ani narzędzi, które śledzą odwiedzających, i nie wczytuje niczego z obcych serwerów. Serwer zapisuje na krótko dane techniczne żądań, bez nich strona by nie działała.`,
    ),
  )
