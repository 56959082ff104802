import type { Questions } from '../../contract/info-text.ts'

/** Questions and answers for parents. */
export const parent = {
  'jak-szukac': {
    question: 'Jak znaleźć żłobek albo przedszkole w mojej okolicy?',
    answer: [
      'Wpisz miasto, dzielnicę albo nazwę placówki w pole wyszukiwania. Możesz pisać bez polskich liter, a literówkę też zrozumiemy.',
      'Jeśli wolisz oglądać, otwórz [mapę](map). Jeśli wolisz czytać po kolei, wejdź do katalogu: [żłobki](catalog_voivodeships?type=zlobki) albo [przedszkola](catalog_voivodeships?type=przedszkola), potem województwo i miejscowość.',
    ],
  },
  'zlobek-czy-klub': {
    question: 'Czym różni się żłobek od klubu dziecięcego i dziennego opiekuna?',
    answer: [
      {
        facts: [
          ['Żłobek', 'Przyjmuje dzieci od 20. tygodnia życia, zwykle na cały dzień, z posiłkami i miejscem do spania.'],
          ['Klub dziecięcy', 'Jest dla dzieci, które skończyły rok. Bywa mniejszy i prościej urządzony.'],
          ['Dzienny opiekun', 'To jedna osoba, która zajmuje się kilkorgiem dzieci, często we własnym mieszkaniu.'],
        ],
      },
      'We wszystkich trzech formach dziecko może zostać do końca roku szkolnego, w którym kończy trzy lata, a wyjątkowo dłużej.',
    ],
  },
  'kiedy-przedszkole': {
    question: 'Od jakiego wieku jest przedszkole?',
    answer: [
      'Zasadniczo od trzech lat, w szczególnych przypadkach od dwóch i pół roku. Sześciolatek musi przejść roczne przygotowanie: w przedszkolu, w punkcie albo w oddziale przy szkole podstawowej.',
    ],
  },
  oplaty: {
    question: 'Co obejmuje podana opłata?',
    answer: [
      'Kwota na liście to opłata za miesiąc pobytu, bez zniżek i bez wyżywienia, taka, jaką podała placówka. Na profilu znajdziesz osobno posiłki, stawkę za godzinę, dopłatę za dłuższy pobyt i zniżki, o ile rejestr je zna.',
      'Świadczeń dla rodziców, na przykład „Aktywnie w żłobku”, nie odejmujemy, bo zależą od rodziny, a nie od placówki. Warunki podaje ZUS. W przedszkolach publicznych co najmniej pięć godzin dziennie jest bezpłatnych.',
    ],
  },
  'wolne-miejsca': {
    question: 'Czy „3 wolne miejsca” znaczy, że dostanę miejsce?',
    answer: [
      'Nie. To różnica między liczbą miejsc a liczbą zapisanych dzieci w dniu podanym obok. Placówka może mieć własną kolejkę, a wolne miejsca bywają tylko w jednej grupie wiekowej.',
      'Zadzwoń i zapytaj, zanim zaczniesz planować.',
    ],
  },
  zapisy: {
    question: 'Czy mogę zapisać dziecko przez Kredkę?',
    answer: [
      'Jeszcze nie. Dziś Kredka pomaga wybrać placówkę i się z nią skontaktować, a zapisy prowadzi ona sama albo gmina w swoim systemie. Terminy naboru do przedszkoli publicznych ogłasza gmina, zwykle na przełomie lutego i marca.',
    ],
  },
  telefon: {
    question: 'Dlaczego telefon widać dopiero po naciśnięciu przycisku?',
    answer: [
      'Dzięki temu numerów nie zbierają roboty, a do placówek nie dzwonią potem sprzedawcy. Dla Ciebie to jedno dotknięcie, bez konta i bez opłat.',
      'W ciągu godziny można odsłonić 30 numerów i adresów e-mail, co w zwykłym szukaniu wystarcza z zapasem.',
    ],
  },
  zawieszona: {
    question: 'Co znaczą napisy „działalność zawieszona” i „zamknięta”?',
    answer: [
      {
        facts: [
          ['Działalność zawieszona', 'Według zgłoszenia do rejestru placówka chwilowo nie przyjmuje dzieci.'],
          [
            'Zamknięta',
            'Ostatnie wydanie rejestru już jej nie wymienia. Profil zostaje, żeby stary link nie prowadził donikąd, i mówi, od kiedy tak jest.',
          ],
        ],
      },
    ],
  },
  niepelnosprawnosc: {
    question: 'Jak znaleźć miejsce dla dziecka z niepełnosprawnością?',
    answer: [
      'Otwórz filtry na liście miasta i w udogodnieniach zaznacz „Dostosowanie do potrzeb dzieci z niepełnosprawnościami”. Tę informację bierzemy z rejestru żłobków.',
      'Zawsze dopytaj o szczegóły: „dostosowana” może oznaczać podjazd, a może dodatkową osobę do opieki.',
    ],
  },
  wyslij: {
    question: 'Jak pokazać wybrane placówki drugiemu rodzicowi?',
    answer: [
      'Na profilu są przyciski „Udostępnij” i „Drukuj”. Możesz też po prostu skopiować adres listy: filtry, kolejność i widok mapy zapisują się w nim w całości, więc druga osoba zobaczy to samo.',
    ],
  },
} as const satisfies Questions
