import type { InfoDocument } from '../../contract/info-text.ts'

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
        'Listę otwieramy w porządku „polecane”. Możesz wybrać inny porządek:',
        {
          facts: [
            [
              'Polecane',
              'Najpierw najpełniejszy profil, potem większa liczba wolnych miejsc (placówki, których liczby nie znamy, na końcu), potem nazwa. Tak lista się otwiera.',
            ],
            [
              'Najwyżej oceniane',
              'Według średniej, która waży tym więcej, im więcej jest opinii; jak dokładnie, piszemy niżej. Przy równym wyniku wyżej jest placówka z większą liczbą opinii, a te bez opinii są na końcu.',
            ],
            ['Najnowsze opinie', 'Najpierw placówki, o których rodzice napisali ostatnio; te bez opinii są na końcu.'],
            [
              'Od najtańszych',
              'Najpierw najniższa opłata miesięczna; placówki, których opłaty nie znamy, na końcu; przy tej samej kwocie według nazwy.',
            ],
            ['Od A do Z', 'Według polskiego alfabetu; cudzysłowy i wielkość liter się nie liczą, a numery idą po kolei: 9 przed 10.'],
            ['Ostatnio zmienione', 'Najpierw placówki, których dane zmieniły się ostatnio.'],
            [
              'Najbliżej',
              'Według odległości w linii prostej od podanego adresu albo od Twojego urządzenia; placówki bez położenia na mapie na końcu. Położenia urządzenia nie zapisujemy.',
            ],
          ],
        },
        'Zmyślone placówki przykładowe, jeśli w ogóle są na liście, są na jej końcu (a w porządkach „najbliżej”, „najwyżej oceniane” i „najnowsze opinie” ich nie ma) i nie wchodzą do liczb ani do poleceń. Gdy wszystko inne jest równe, rozstrzyga stały numer wewnętrzny, żeby lista nie skakała między stronami. Filtry tylko zawężają listę, nigdy jej nie przestawiają.',
      ],
    },
    oceny: {
      title: 'Oceny i kolejność według ocen',
      blocks: [
        'Ocena placówki to zwykła średnia z przyjętych opinii: osobno za czystość, kadrę i jedzenie, a do tego ogólna. Pokazujemy ją z jednym miejscem po przecinku, więc 4,45 to już 4,5. Filtr „od 4,5” porównuje oceny takie, jakie widać. Placówka bez opinii nie ma oceny, a nie ocenę zero.',
        'Do ustawienia kolejności sama średnia nie wystarczy: jedna piątka wygrałaby z pięćdziesięcioma opiniami po 4,9. Dlatego każdej ocenianej placówce doliczamy pięć opinii równych średniej z jej miejscowości. Gdy w miejscowości jest mniej niż 10 opinii, bierzemy średnią z województwa, a gdy i tam jest ich mniej, z całego kraju. Im więcej prawdziwych opinii, tym mniej znaczą te doliczone. Przy nazwie placówki zawsze widać jej własną średnią.',
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
        'To najwyżej oceniane placówki z całej Polski, o których jest co najmniej 5 opinii, osobno żłobki i osobno przedszkola, bez tych, które zawiesiły działalność. Gdy jest ich za mało, dalej idą pierwsze w porządku „polecane”. Nikt ich nie wybiera ręcznie.',
      ],
    },
    mapa: {
      title: 'Mapa i lista obok niej',
      blocks: [
        'Kolejność ma tu trzy stopnie. Najpierw żłobki i przedszkola, po nich szkoły podstawowe. W każdej z tych grup najpierw czynne, potem zawieszone. Dopiero potem liczą się pełność profilu i wolne miejsca. Gdy prosisz o najbliższe, decyduje odległość w linii prostej, a gdy o najwyżej oceniane, ta sama zasada co na liście miasta.',
        'Ten sam porządek decyduje, które placówki zobaczysz z nazwą, gdy w kadrze jest ich zbyt wiele; pozostałe nie znikają: są pinezką bez podpisu albo wchodzą do liczby na kropce.',
      ],
    },
    szukanie: {
      title: 'Podpowiedzi w wyszukiwarce',
      blocks: [
        'Wyżej jest to, co lepiej pasuje do wpisanych słów. Od najlepszego: całe słowo, jego początek, inna forma (Krakowie zamiast Kraków), wreszcie słowo z literówką, po którą sięgamy tylko wtedy, gdy nic innego nie pasuje.',
        'Słowo z samej nazwy znaczy więcej niż słowo z miasta, a to więcej niż z ulicy. Miejscowości, w których nie ma żadnej placówki, są za tymi, w których jakaś jest. Przy równym dopasowaniu placówki ustawia pełność profilu.',
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
