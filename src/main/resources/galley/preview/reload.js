// Keeps a page as its sources are. The preview adds this to the pages that it serves; no published page has it.
(() => {
    'use strict';

    const folder = '/__galley/';
    const path = location.pathname;
    const page = document.currentScript.dataset.page;
    const patience = 2000;

    let events = null;
    let retry = 0;
    let waiting = 0;
    let last = '[]';
    let ui = null;

    function element(name, properties, ...children) {
        const made = Object.assign(document.createElement(name), properties);
        made.append(...children);
        return made;
    }

    // Everything shown stands in a shadow tree of its own: no style of the page reaches it, and none of its own the page.
    function shown() {
        if (ui) {
            return ui;
        }
        const host = element('galley-preview', {lang: 'en', dir: 'ltr'});
        const title = element('h2', {id: 'title'});
        const list = element('ol', {});
        const close = element('button', {type: 'button', className: 'close', textContent: 'Close'});
        const dialog = element('dialog', {className: 'faults'}, element('div', {className: 'top'}, title, close), list);
        dialog.setAttribute('role', 'alertdialog');
        dialog.setAttribute('aria-labelledby', 'title');
        const badge = element('button', {type: 'button', className: 'badge', hidden: true});
        const notice = element('p', {className: 'notice', hidden: true});
        const draft = element('p', {className: 'draft', hidden: true});
        [notice, draft].forEach(line => line.setAttribute('role', 'status'));
        close.addEventListener('click', () => dialog.close());
        dialog.addEventListener('close', () => badge.hidden = last === '[]');
        badge.addEventListener('click', () => open());
        const sheet = element('link', {rel: 'stylesheet', href: folder + 'overlay.css'});
        const dressed = new Promise(done => ['load', 'error'].forEach(end => sheet.addEventListener(end, done)));
        host.attachShadow({mode: 'open'}).append(sheet, dialog, badge, element('div', {className: 'lines'}, draft, notice));
        document.body.append(host);
        ui = {title, list, dialog, badge, notice, draft, dressed};
        return ui;
    }

    function open() {
        ui.badge.hidden = true;
        ui.dressed.then(() => {
            if (last !== '[]' && !ui.dialog.open) {
                ui.dialog.showModal();
            }
        });
    }

    function item(fault) {
        const made = element('li', {},
            element('p', {className: 'place'}, element('code', {textContent: fault.place}), ' ',
                element('strong', {textContent: fault.kind})),
            element('p', {className: 'message', textContent: fault.message}));
        if (fault.excerpt) {
            made.append(element('pre', {tabIndex: 0, textContent: fault.excerpt}));
        }
        if (fault.hint) {
            made.append(element('p', {className: 'hint'}, element('b', {textContent: 'help: '}), fault.hint));
        }
        return made;
    }

    function show(faults, more) {
        const now = JSON.stringify(faults);
        if (now === last) {
            return;
        }
        last = now;
        if (faults.length === 0) {
            if (ui) {
                ui.dialog.close();
                ui.badge.hidden = true;
            }
            return;
        }
        shown();
        const number = faults.length + more;
        ui.title.textContent = 'Not built: ' + number + (number === 1 ? ' problem' : ' problems');
        ui.badge.textContent = ui.title.textContent;
        ui.list.replaceChildren(...faults.map(item));
        if (more > 0) {
            ui.list.append(element('li', {className: 'more', textContent: 'and ' + more + ' more, in the terminal'}));
        }
        open();
    }

    // The page shows what is not sealed yet; what keeps it from being built says more.
    function mark(drafts) {
        if (drafts.length === 0 && !ui) {
            return;
        }
        shown().dressed.then(() => {
            const others = drafts.length > 1 ? ' (and ' + (drafts.length - 1) + ' more)' : '';
            ui.draft.textContent = drafts.length > 0 ? 'Not sealed yet: galley seal ' + drafts[0] + others : '';
            ui.draft.hidden = drafts.length === 0;
        });
    }

    function told(event) {
        const state = JSON.parse(event.data);
        if (state.page !== page) {
            disconnect();
            location.reload();
            return;
        }
        mark(state.drafts);
        show(state.faults, state.more);
    }

    function connected() {
        clearTimeout(waiting);
        waiting = 0;
        if (ui) {
            ui.notice.hidden = true;
            ui.notice.textContent = '';
        }
    }

    // The browser connects again by itself, unless it was refused.
    function lost() {
        waiting = waiting || setTimeout(() => {
            shown().dressed.then(() => {
                ui.notice.hidden = waiting === 0;
                ui.notice.textContent = 'The preview has stopped; this page waits for it.';
            });
        }, patience);
        if (events && events.readyState === EventSource.CLOSED) {
            events = null;
            retry = setTimeout(connect, patience);
        }
    }

    function connect() {
        if (events || document.hidden) {
            return;
        }
        clearTimeout(retry);
        events = new EventSource(folder + 'events?' + path);
        events.addEventListener('open', connected);
        events.addEventListener('message', told);
        events.addEventListener('error', lost);
    }

    function disconnect() {
        clearTimeout(retry);
        clearTimeout(waiting);
        waiting = 0;
        if (events) {
            events.close();
            events = null;
        }
    }

    // A browser opens few connections to one server: a page that nobody sees gives its own back.
    document.addEventListener('visibilitychange', () => document.hidden ? disconnect() : connect());
    addEventListener('pagehide', disconnect);
    // A page that is being left follows no more, or its reload could take the place of the page that was asked for. One
    // that stays after all, as with a download, goes on.
    addEventListener('beforeunload', () => {
        disconnect();
        retry = setTimeout(connect, patience);
    });
    addEventListener('pageshow', connect);
    connect();
})();
