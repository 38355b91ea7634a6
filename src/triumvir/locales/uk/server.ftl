### Що каже стіл на сервері: хто приходить і йде, що робити зараз.

## Хто приходить і йде. { $who } стоїть на початку рядка, там може бути й «ви».

told-opened = Стіл відкрито.
told-changed = Наступна партія буде за іншими правилами чи з іншим часом.
told-sat = { $who }: за столом
told-filled = { $who }: за столом ({ $level })
told-emptied = Місце { $n } вільне.
told-rose = { $who }: місце залишено
told-here = { $who }: на зв’язку
told-gone = { $who }: зв’язок утрачено
told-away-asked = { $who }: грає бот
told-away-time = { $who }: час вийшов, грає бот
told-away-absent = { $who }: немає за столом, грає бот
told-back = { $who }: знову в грі
told-ready = { $who }: усе готово
told-surrendered = { $who }: поразку визнано
told-committed = Карти наступної роздачі визначено: { $digits }
told-revealed = Зерно роздачі відкрито: { $digits }
told-delayed =
    { $n ->
        [one] Сервера не було { $n } секунду; годинники стояли.
        [few] Сервера не було { $n } секунди; годинники стояли.
       *[many] Сервера не було { $n } секунд; годинники стояли.
    }
told-closed = Стіл закрито.
told-closed-idle = Стіл закрито: нікого не було.

## Що робити зараз, не довше за 60 знаків.

now-call-landlord = Грати за господаря?
now-call-digger = Грати за копача?
now-call-stake = Яка ціна цієї роздачі?
now-call-tricks = Скільки взяток ви візьмете?
now-trump = Торг виграли ви: оголосіть козир.
now-lead = Ваш хід: комбінація довільна.
now-lead-card = Ваш хід: карта довільна.
now-follow-card =
    { $count ->
        [one] Ваш хід: годиться лише { $count } карта.
        [few] Ваш хід: на вибір { $count } карти.
       *[many] Ваш хід: на вибір { $count } карт.
    }
now-beat = На столі { $what }. Бийте або пас.
now-only-pass = Перебити нічим: пасуйте.
now-wait = Зараз хід: { $name }.
now-bot = За вас грає бот.
now-chairs =
    { $count ->
        [one] Є ще { $count } вільне місце.
        [few] Є ще { $count } вільні місця.
       *[many] Є ще { $count } вільних місць.
    }
now-ready = Починаємо першу роздачу?
now-next = Роздачу зіграно. Далі?
now-again = Партію зіграно. Ще одну?
now-others = Чекаємо на інших.
now-look-on = Ви дивитеся гру.
