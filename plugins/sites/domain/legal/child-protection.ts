import type { RichText } from '#core/rich-text/document.ts'
import { chapter, documentOf, points, steps, toFill, words } from './blocks.ts'
import { facilityAddress, type LegalFacts, lawyerLine, operatorOf } from './legal-facts.ts'

const person = (task: string) => `${task}: ${toFill('imię i nazwisko, stanowisko, sposób kontaktu')}.`

/** Chapter of the act on domestic violence: educational facilities begin the procedure themselves, others report. */
const blueCard = ({ isNursery }: LegalFacts): string =>
  isNursery
    ? 'Gdy podejrzenie dotyczy przemocy domowej, dyrektor przekazuje informację ośrodkowi pomocy społecznej lub Policji, które wszczynają procedurę „Niebieskie Karty”. Jeśli przepisy uprawniają placówkę do jej wszczęcia, robi to osoba wskazana w rozdziale „Osoby odpowiedzialne”.'
    : 'Gdy podejrzenie dotyczy przemocy domowej, osoba wskazana w rozdziale „Osoby odpowiedzialne” wszczyna procedurę „Niebieskie Karty” przez wypełnienie formularza „Niebieska Karta – A” i w ciągu 5 dni przekazuje go przewodniczącemu zespołu interdyscyplinarnego w gminie.'

/** Text of the standards for the protection of minors, whole (act of 13 May 2016, art. 22b and 22c). */
export const childProtection = (facts: LegalFacts): RichText =>
  documentOf(
    lawyerLine(facts),
    words(
      `Standardy obowiązują w placówce ${facts.name} (${facilityAddress(facts)}), którą prowadzi ${operatorOf(facts)}. Wprowadzono je na podstawie art. 22b i 22c ustawy z dnia 13 maja 2016 r. o przeciwdziałaniu zagrożeniom przestępczością na tle seksualnym i ochronie małoletnich. Obowiązują od dnia ${facts.today} r.`,
    ),
    words(
      'Każdy, kto u nas pracuje lub pomaga, dba o to, żeby dzieci były bezpieczne i traktowane z szacunkiem. Krzywdzenia dziecka nie wolno ani stosować, ani przemilczeć.',
    ),

    chapter('Co znaczą słowa'),
    points(
      'Dziecko: każda osoba, która nie ukończyła 18 lat i przebywa w placówce.',
      'Personel: wszyscy zatrudnieni, także na zleceniu, oraz praktykanci, stażyści, wolontariusze i prowadzący zajęcia dodatkowe.',
      'Opiekun: rodzic, opiekun prawny, rodzic zastępczy lub osoba, której powierzono opiekę nad dzieckiem.',
      'Krzywdzenie: każde działanie lub zaniechanie dorosłego albo innego dziecka, które szkodzi dziecku: przemoc fizyczna, psychiczna, seksualna, zaniedbanie, także przez Internet.',
    ),

    chapter('Kogo dopuszczamy do pracy z dziećmi'),
    points(
      'Przed dopuszczeniem kogokolwiek do pracy z dziećmi dyrektor sprawdza go w Rejestrze Sprawców Przestępstw na Tle Seksualnym i zachowuje wydruk w aktach osobowych.',
      'Kandydat przedkłada informację z Krajowego Rejestru Karnego w zakresie wymaganym przez art. 21 ustawy; kto mieszkał za granicą, także informacje z rejestrów tych państw albo oświadczenia, które je zastępują.',
      'Kandydat składa oświadczenie, że zna standardy i będzie ich przestrzegał.',
    ),

    chapter('Bezpieczne relacje personelu z dziećmi'),
    points(
      'Mówimy do dziecka spokojnie, słuchamy go i odpowiadamy stosownie do jego wieku. O decyzjach, które go dotyczą, mówimy mu z wyprzedzeniem.',
      'Szanujemy prywatność: przy myciu, przewijaniu, przebieraniu i w toalecie pomagamy tylko tyle, ile dziecko potrzebuje, i tak, żeby druga dorosła osoba mogła wejść w każdej chwili.',
      'Dotykamy dziecka tylko wtedy, gdy tego potrzebuje: żeby pocieszyć, pomóc lub zapewnić bezpieczeństwo. Pytamy o zgodę i przestajemy, gdy dziecko nie chce.',
      'Kontakt z dziećmi i opiekunami odbywa się w godzinach pracy i kanałami placówki.',
      'Każdego traktujemy równo, bez względu na płeć, pochodzenie, język, wyznanie, zdrowie i sprawność.',
    ),
    words('Niedozwolone jest w szczególności:'),
    points(
      'bicie, szarpanie, popychanie i każda inna kara fizyczna, także „lekka”;',
      'krzyk, wyśmiewanie, zawstydzanie, straszenie, izolowanie i odmawianie jedzenia, picia, snu lub toalety;',
      'zmuszanie do jedzenia lub do snu;',
      'dotyk o charakterze seksualnym lub zbędny, żarty i uwagi o takim charakterze;',
      'przyjmowanie i dawanie prezentów, które zobowiązują, oraz spotkania z dzieckiem poza placówką bez wiedzy opiekuna i dyrektora;',
      'fotografowanie i nagrywanie dzieci prywatnym telefonem oraz publikowanie wizerunku bez zgody opiekuna;',
      'praca pod wpływem alkoholu, narkotyków i podobnych środków.',
    ),

    chapter('Bezpieczne relacje między dziećmi'),
    words(
      'Uczymy dzieci, że każdy ma prawo powiedzieć „nie” i że o przykrych rzeczach mówi się dorosłemu. Niedozwolone jest bicie, gryzienie, popychanie, zabieranie rzeczy siłą, przezywanie, wyśmiewanie, wykluczanie z zabawy, dotykanie miejsc intymnych oraz nagrywanie innych bez zgody. Personel zatrzymuje takie zachowanie od razu, rozmawia ze wszystkimi dziećmi i tego samego dnia informuje opiekunów.',
    ),

    chapter('Co robimy, gdy dziecku może dziać się krzywda'),
    steps(
      'Kto coś zauważył lub usłyszał, zapewnia dziecku bezpieczeństwo. Gdy zagrożone jest zdrowie lub życie, dzwoni pod 112.',
      'Tego samego dnia przekazuje informację osobie, która przyjmuje zgłoszenia, i opisuje zdarzenie w karcie interwencji: co widział i słyszał, słowami dziecka, bez ocen.',
      'Osoba ta rozmawia z dzieckiem, jeśli jego wiek na to pozwala, spokojnie i tylko raz. Nie pyta podchwytliwie i nie obiecuje tajemnicy.',
      'Dyrektor rozmawia z opiekunami, chyba że to oni mogą krzywdzić dziecko. Wtedy najpierw zawiadamia właściwe służby.',
      'Gdy podejrzenie dotyczy personelu, dyrektor odsuwa tę osobę od pracy z dziećmi do wyjaśnienia sprawy. Gdy dotyczy dyrektora, zgłoszenie przyjmuje organ prowadzący.',
      'Gdy krzywdzi inne dziecko, rozmowy prowadzi się oddzielnie z każdym z nich i z opiekunami, a plan wsparcia dostają oba.',
      'Dyrektor zawiadamia służby, jak niżej, i ustala plan wsparcia dziecka.',
    ),

    chapter('Zawiadomienia'),
    points(
      'Podejrzenie przestępstwa na szkodę dziecka: zawiadomienie do Policji lub prokuratury, niezwłocznie i na piśmie.',
      'Zagrożenie dobra dziecka w rodzinie: wniosek o wgląd w sytuację dziecka do sądu rodzinnego właściwego dla miejsca jego pobytu.',
      blueCard(facts),
    ),

    chapter('Plan wsparcia dziecka'),
    words(
      'Plan ustala dyrektor z osobą, która udziela wsparcia, wychowawcą i specjalistą, w porozumieniu z opiekunem, który nie krzywdzi. Plan mówi, jak zapewnia się dziecku bezpieczeństwo, jaką pomoc daje placówka, do jakich specjalistów kieruje dziecko i rodzinę, kto za co odpowiada i kiedy plan się sprawdza. Pierwszy raz sprawdza się go najpóźniej po miesiącu.',
    ),

    chapter('Dzieci z niepełnosprawnością i ze specjalnymi potrzebami'),
    words(
      'Pamiętamy, że dziecko, które mówi inaczej lub wymaga pomocy w codziennych czynnościach, jest bardziej narażone na krzywdę. Dostosowujemy sposób rozmowy (gesty, obrazki, urządzenia), opisujemy w planie pomocy, kto i jak pomaga w czynnościach intymnych, a przy interwencji prosimy o pomoc specjalistę, który dziecko zna.',
    ),

    chapter('Internet i urządzenia elektroniczne'),
    points(
      `Dzieci korzystają z urządzeń z dostępem do Internetu tylko pod opieką personelu: ${toFill('kiedy i do czego, albo „nie korzystają”')}.`,
      'Sieć i urządzenia placówki mają filtr treści i aktualne zabezpieczenia. Filmy, gry i strony personel ogląda przed pokazaniem ich dzieciom.',
      'Na zajęciach uczymy, stosownie do wieku, co zrobić, gdy coś na ekranie straszy lub zawstydza. To samo dotyczy treści w książkach, filmach i na zdjęciach.',
      `Za bezpieczeństwo w sieci odpowiada ${toFill('imię i nazwisko, stanowisko')}. Gdy dziecko zobaczyło treść szkodliwą, personel przerywa pokaz, rozmawia z dzieckiem i informuje opiekunów.`,
    ),

    chapter('Osoby odpowiedzialne'),
    points(
      person('Przyjmuje zgłoszenia i udziela dziecku wsparcia'),
      person('Składa zawiadomienia do Policji, prokuratury i sądu oraz odpowiada za procedurę „Niebieskie Karty”'),
      person('Przygotowuje personel do stosowania standardów'),
      person('Prowadzi rejestr zdarzeń i odpowiada za przegląd standardów'),
    ),
    words(
      'Osoba, która przygotowuje personel, zna przepisy i procedury ochrony dzieci, szkoli każdego przed rozpoczęciem pracy, a potem co najmniej raz w roku, i odpowiada na pytania. Udział w szkoleniu i znajomość standardów każdy potwierdza podpisem na liście, która jest w dokumentacji placówki.',
    ),

    chapter('Dokumentowanie zdarzeń'),
    words(
      `Każde zgłoszenie ma kartę interwencji i wpis w rejestrze zdarzeń: data, kto zgłosił, co się stało, co zrobiono i z jakim skutkiem. Dokumenty leżą w miejscu zamkniętym, do którego mają dostęp tylko dyrektor i osoby odpowiedzialne, przez ${toFill('okres przechowywania, na przykład 5 lat od zakończenia sprawy')}. Udostępnia się je wyłącznie uprawnionym organom.`,
    ),

    chapter('Jak udostępniamy standardy'),
    words(
      'Standardy są na tej stronie i wiszą w widocznym miejscu w placówce, w wersji pełnej i skróconej dla dzieci. Opiekunowie poznają je przy zapisie dziecka i na pierwszym zebraniu, a zapoznanie się potwierdzają na piśmie. Z dziećmi omawia je wychowawca, słowami i obrazkami stosownymi do wieku.',
    ),

    chapter('Przegląd'),
    words(
      'Standardy ocenia się co najmniej raz na dwa lata, a także po każdym poważnym zdarzeniu i zmianie przepisów. Pyta się o nie personel, opiekunów i starsze dzieci. Wnioski zapisuje się na piśmie, a zmiany ogłasza tak samo jak standardy.',
    ),

    chapter('Gdzie szukać pomocy'),
    points(
      '112: numer alarmowy.',
      '116 111: telefon zaufania dla dzieci i młodzieży.',
      '800 12 12 12: Dziecięcy Telefon Zaufania Rzecznika Praw Dziecka.',
      '800 100 100: telefon dla rodziców i nauczycieli w sprawie bezpieczeństwa dzieci.',
      '800 12 00 02: „Niebieska Linia” dla osób doznających przemocy domowej.',
    ),
  )
