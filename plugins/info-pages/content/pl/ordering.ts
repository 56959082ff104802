import { freePlacesShownForDays } from '#core/facilities/free-places.ts'
import { rotationDays } from '#core/search/daily-rotation.ts'
import { bestRule } from '#core/search/orders.ts'
import type { InfoDocument } from '../../contract/info-text.ts'
import { type OrderTexts, otherOrders, recommendedRules } from '../order-rules.ts'

const texts: OrderTexts = {
  names: {
    recommended: 'Polecane',
    rating: 'Według ocen i liczby opinii',
    opinions: 'Najnowsze opinie',
    price: 'Od najtańszych',
    cost: 'Od najtańszych po dofinansowaniu',
    name: 'Od A do Z',
    newest: 'Ostatnio zmienione',
    distance: 'Najbliżej',
  },
  rules: {
    invented: 'placówki z rejestrów przed zmyślonymi, przykładowymi',
    school: 'żłobki i przedszkola przed szkołami podstawowymi',
    suspended: 'czynne przed tymi, które zawiesiły działalność',
    completeness: 'pełniejszy profil',
    freePlaces: `większa liczba wolnych miejsc, podana w ostatnich ${freePlacesShownForDays} dniach (starsza i nieznana na końcu)`,
    name: 'nazwa od A do Z',
    rotation: 'kolej, która zmienia się co dzień',
    id: 'stały numer wewnętrzny',
    mean: 'wyższa średnia, liczona tak, jak opisujemy niżej (placówki bez opinii na końcu)',
    opinionCount: 'większa liczba opinii',
    newestOpinion: 'nowsza ostatnia opinia (placówki bez opinii na końcu)',
    fee: 'niższa opłata miesięczna (nieznana na końcu)',
    familyCost: 'niższy koszt dla jednego dziecka po świadczeniu, z wyżywieniem (bez ceny wyżywienia później)',
    careCost: 'niższy koszt bez wyżywienia (nieznany na końcu)',
    changed: 'późniejsza zmiana danych',
    distance:
      'mniejsza odległość w linii prostej od podanego adresu albo od Twojego urządzenia (placówki bez dokładnego położenia na końcu)',
  },
  decides: (rules) => `Decyduje ${rules.join(', potem ')}, potem porządek „polecane”.`,
}

/** Ordering of lists in the catalogue, the map and the search (transparency of ranking: Omnibus directive, regulation 2019/1150). */
export const ordering = {
  lead: 'Dlaczego jedna placówka jest wyżej niż druga? Oto wszystkie reguły, według których Kredka układa listy, i to, czego w nich nie ma.',
  short: [
    'Pieniądze nie mają tu znaczenia: miejsca na liście nie można kupić.',
    'Każdy widzi to samo, bez względu na to, kim jest i czego szukał wcześniej.',
    'Przy każdej liście jest link do tych reguł.',
  ],
  chapters: {
    katalog: {
      title: 'Lista miasta i dzielnicy',
      blocks: [
        'Listę otwieramy w porządku „polecane”. O miejscu decyduje pierwsza różnica, w tej kolejności:',
        { list: recommendedRules(texts) },
        `O tym, co według pierwszych reguł jest równe, decyduje kolej, a nie nazwa. Co dzień o 4 rano ustalamy ją od nowa, dla wszystkich tak samo: z daty i numeru placówki, jak w losowaniu. Do tego każda placówka ma swój dzień: raz na ${rotationDays} dni jest wśród tych, które idą przed resztą równych. Przez cały ten dzień kolej jest ta sama, więc możesz spokojnie przechodzić na kolejne strony.`,
        'Możesz wybrać inny porządek; co w nim jest równe, idzie dalej jak w „polecanych”. W nazwach stosujemy polski alfabet; cudzysłowy i wielkość liter się nie liczą, a numery idą po kolei: 9 przed 10.',
        { facts: otherOrders(texts) },
        'Zmyślone placówki przykładowe są na końcu w każdym porządku. Odkąd mamy dane z rejestru, nie wchodzą do liczb ani do poleceń, a mapa ich nie pokazuje. Stały numer wewnętrzny sprawia, że lista nie skacze między stronami. Filtry tylko zawężają listę, nigdy jej nie przestawiają. Położenia urządzenia nie zapisujemy.',
      ],
    },
    oceny: {
      title: 'Oceny i kolejność według ocen',
      blocks: [
        'Ocena placówki to zwykła średnia z przyjętych opinii: osobno za czystość, kadrę i jedzenie, a do tego ogólna. Pokazujemy ją z jednym miejscem po przecinku, więc 4,45 to już 4,5. Filtr „od 4,5” porównuje oceny takie, jakie widać. Placówka bez opinii nie ma oceny, a nie ocenę zero.',
        'Do ustawienia kolejności sama średnia nie wystarczy: jedna piątka wygrałaby z pięćdziesięcioma opiniami po 4,9. Dlatego każdej ocenianej placówce doliczamy pięć opinii równych średniej z jej miejscowości. Gdy w miejscowości jest mniej niż 10 opinii, bierzemy średnią z województwa, a gdy i tam jest ich mniej, z całego kraju. Im więcej prawdziwych opinii, tym mniej znaczą te doliczone. Przy nazwie placówki zawsze widać jej własną średnią, dlatego na takiej liście 4,5 z sześciu opinii bywa niżej niż 4,4 z trzydziestu.',
      ],
    },
    pelnosc: {
      title: 'Co to jest pełny profil',
      blocks: [
        'Sprawdzamy, ile z ośmiu rzeczy wiadomo o placówce. Każda waży tyle samo, czyli 12,5 procent:',
        {
          list: [
            'ulica,',
            'telefon,',
            'e-mail,',
            'strona internetowa,',
            'punkt na mapie,',
            'godziny otwarcia,',
            'opłaty,',
            'liczba miejsc i zapisanych dzieci.',
          ],
        },
        'Liczy się to, że informacja jest, a nie jaka jest: droga placówka nie traci, a tania nie zyskuje. Przedszkola mają zwykle mniej punktów niż żłobki, bo RSPO nie podaje opłat ani miejsc, dlatego nie mieszamy ich w jednym katalogu. Na mapie są razem, więc żłobki bywają tam wyżej.',
      ],
    },
    polecane: {
      title: '„Polecane” na stronie głównej',
      blocks: [
        `To najwyżej oceniane placówki z całej Polski, o których jest co najmniej ${bestRule.minOpinions} opinii, żłobki razem z przedszkolami, bez tych, które zawiesiły działalność. Decyduje ocena, jaką widać, potem liczba opinii, potem porządek „polecane”. To samo zwraca API. Nikt ich nie wybiera ręcznie.`,
        'Gdy nie ma ani jednej takiej placówki, na stronie głównej są w tym miejscu nowe w rejestrze: te, których nie było w poprzednim wydaniu rejestru, a są w wydaniu z ostatnich 30 dni. Rejestry nie podają dnia wpisu, dlatego przy każdej widać dzień wydania. Gdy nowych też nie ma, nie pokazujemy tu nic.',
      ],
    },
    mapa: {
      title: 'Mapa i lista obok niej',
      blocks: [
        'Lista obok mapy i lista miasta mają jeden porządek: te same reguły, te same wyjątki, ta sama kolejność placówek. Mapa pokazuje też szkoły podstawowe, gdy o nie poprosisz.',
        'Ten sam porządek decyduje, które placówki zobaczysz z nazwą, gdy w kadrze jest ich zbyt wiele; pozostałe nie znikają: są pinezką bez podpisu albo wchodzą do liczby na kropce.',
      ],
    },
    szukanie: {
      title: 'Podpowiedzi w wyszukiwarce',
      blocks: [
        'Wyżej jest to, co lepiej pasuje do wpisanych słów. Od najlepszego: całe słowo, jego początek, inna forma (Krakowie zamiast Kraków), wreszcie słowo z literówką, po którą sięgamy tylko wtedy, gdy nic innego nie pasuje.',
        'Słowo z samej nazwy znaczy więcej niż słowo z miasta, a to więcej niż z ulicy. Miejscowości, w których nie ma żadnej placówki, są za tymi, w których jakaś jest. Placówki dopasowane tak samo dobrze idą w wynikach w porządku „polecane”; w podpowiedziach też, tyle że bez wolnych miejsc.',
      ],
    },
    pozostale: {
      title: 'Pozostałe listy',
      blocks: [
        {
          facts: [
            ['W pobliżu', 'Placówki tej samej kategorii według odległości w linii prostej.'],
            ['Miasta w stopce i na początku województwa', 'Według liczby czynnych placówek.'],
            ['Wszystkie miejscowości', 'Alfabetycznie.'],
          ],
        },
      ],
    },
    'czego-nie': {
      title: 'Czego nie bierzemy pod uwagę',
      blocks: [
        {
          list: [
            'opłat, umów i pakietów: odznaka „wyróżniona” nie przesuwa placówki na żadnej liście,',
            'tego, kim jesteś, skąd się łączysz, jakiego używasz urządzenia i jakie strony otwierasz,',
            'liczby odsłon profilu ani telefonów,',
            'tego, czy placówka jest publiczna, czy prywatna.',
          ],
        },
        'Na listach nie ma reklam ani miejsc sponsorowanych. Gdyby kiedyś się pojawiły, będą osobno i z podpisem.',
      ],
    },
    pytania: {
      title: 'Masz wątpliwość?',
      blocks: [
        'Jeśli sądzisz, że jakaś lista jest ułożona inaczej, niż tu opisano, [daj nam znać](contact) i podaj jej adres. To byłby błąd, a nie wyjątek.',
      ],
    },
  },
} as const satisfies InfoDocument
