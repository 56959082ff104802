import type { InfoDocument } from '../../contract/info-text.ts'

/** Storage in the browser (electronic communications law, art. 399): only what the user requests, sign-in included. */
export const cookies = {
  lead: 'Kto tylko czyta, nie dostaje od Kredki żadnego pliku cookie; kto się zaloguje, dostanie dwa. Dlatego nie ma tu okienka, które o nie pyta.',
  short: [
    'Bez konta żadnych ciasteczek, po zalogowaniu dwa: po nich wiemy, że to nadal Ty i że to Twoje urządzenie.',
    'Poza tym w przeglądarce zostaje tylko to, o co poprosisz: motyw, wielkość liter, ulubione, kto jest zalogowany.',
    'Nie ma tu reklam, pikseli ani obcych statystyk.',
  ],
  chapters: {
    ciasteczka: {
      title: 'Ciasteczka',
      blocks: [
        'Ciasteczko to mały zapis, który serwer zostawia w przeglądarce i który wraca do niego przy każdym wejściu. Dopóki nie zakładasz konta i się nie logujesz, nasz serwer niczego takiego nie zostawia. Potem są dwa:',
        {
          facts: [
            [
              'refresh_token',
              'Losowy ciąg znaków Twojej sesji; przy szyfrowanym połączeniu nazywa się __Host-refresh_token. Ważny 30 dni od ostatniej wizyty, znika po wylogowaniu. Żaden skrypt go nie odczyta i nie trafia do innych serwisów.',
            ],
            [
              'device',
              'Losowa liczba tej przeglądarki; przy szyfrowanym połączeniu nazywa się __Host-device. Po niej link z e-maila poznaje przeglądarkę, w której zakładano konto, a my wiemy, że na Twoje konto wchodzono już z tego urządzenia, więc cudze próby zgadnięcia hasła Cię tu nie wstrzymają. Ważna rok, zostaje po wylogowaniu; nie wynika z niej, kim jesteś.',
            ],
          ],
        },
        'Bez nich nie da się bezpiecznie zalogować, więc prawo nie wymaga na nie zgody.',
      ],
    },
    pamiec: {
      title: 'Co zostaje w Twojej przeglądarce',
      blocks: [
        'Mogą się tu znaleźć takie wpisy, każdy dopiero wtedy, gdy coś naciśniesz:',
        {
          facts: [
            [
              'theme',
              'Pamięć lokalna (localStorage). Jasny albo ciemny motyw z okienka „Wygląd”; po powrocie do „Jak w urządzeniu” wpis zostaje pusty.',
            ],
            ['font', 'Tamże, wielkość liter: większa albo największa; zwykła to wpis pusty.'],
            [
              'favourites',
              'Tamże, placówki dodane do ulubionych. Po zalogowaniu to kopia listy z Twojego konta, a wpis favourites-read-at w pamięci karty mówi, kiedy ją ostatnio odświeżono.',
            ],
            [
              'family',
              'Pamięć lokalna: odpowiedzi, z których liczymy Wasz koszt: miesiąc urodzenia dziecka, dni w tygodniu, zniżki, orzeczenie, gmina. Nie trafiają do serwera; „Wyczyść” je usuwa.',
            ],
            [
              'way',
              'Tamże: ulice domu i pracy, godziny i środek transportu, z których liczymy drogę. One też zostają u Ciebie, aż naciśniesz „Wyczyść”.',
            ],
            [
              'reloaded-at',
              'Pamięć karty (sessionStorage). Chwila, w której przyjęto nową wersję serwisu, żeby strona nie odświeżała się w kółko; znika z zamknięciem karty.',
            ],
            ['maintenance-closed', 'Tamże: zapowiedź przerwy, którą zamknięto, żeby nie wracała na każdej stronie.'],
            [
              'user',
              'Pamięć lokalna, po zalogowaniu. Kto jest zalogowany: imię, nazwisko, e-mail, zdjęcie, język i uprawnienia, żeby górny pasek nie pytał o to na każdej stronie. Znika po wylogowaniu.',
            ],
            [
              'twin, facility-accepted',
              'Pamięć karty, po zalogowaniu. Ostatnie przejście do strony w Twoim języku i to, że trzeba jeszcze powiedzieć o potwierdzeniu placówki.',
            ],
            [
              'draft',
              'Tamże: niezapisane zmiany w formularzu na Twoim koncie, bez haseł i kodów. Znika po zapisaniu i z zamknięciem karty.',
            ],
          ],
        },
        'Do serwera trafiają tylko ulubione, i to wyłącznie po to, żeby je pokazać albo zapisać na koncie. Wpisy są konieczne do tego, o co prosisz, więc zgoda na nie nie jest potrzebna.',
      ],
    },
    'pamiec-podreczna': {
      title: 'Kopie plików na później',
      blocks: [
        'Przeglądarka sama przechowuje krój pisma, style i skrypty, żeby kolejna strona otworzyła się szybciej. Te pliki są takie same dla wszystkich i nie zawierają żadnego numeru, po którym można rozpoznać człowieka.',
      ],
    },
    obcy: {
      title: 'Obce serwery',
      blocks: [
        'Strony nie wczytują niczego z cudzych serwerów: krój pisma, ikony i mapa podstawowa są nasze. Jeden wyjątek może włączyć operator, podłączając zewnętrzny styl mapy; wtedy mapa podaje, skąd pochodzi.',
        'Linki do stron placówek i do OpenStreetMap prowadzą w miejsca, które mają własne zasady.',
      ],
    },
    usuwanie: {
      title: 'Jak to usunąć',
      blocks: [
        'W ustawieniach przeglądarki znajdź dane witryn i usuń te z naszego adresu. Nic się nie zepsuje: wrócą zwykła wielkość liter i motyw urządzenia, znikną ulubione zapisane bez konta, a zalogować trzeba się będzie jeszcze raz. Więcej o danych przeczytasz w [polityce prywatności](privacy).',
      ],
    },
  },
} as const satisfies InfoDocument
