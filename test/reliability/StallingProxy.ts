import { once } from 'node:events';
import net from 'node:net';

/** Stalled: what comes is kept until `resume`. Silent: what comes is lost, and no end is passed on. */
type Flow = 'open' | 'stalled' | 'silent';

/** A TCP proxy between the product and its database, whose connections a test stalls, silences and breaks. */
export class StallingProxy {
  #server: net.Server;
  #connections = new Set<ProxiedConnection>();
  #isStalled = false;

  private constructor(target: net.NetConnectOpts) {
    this.#server = net.createServer({ allowHalfOpen: true }, (client) => {
      const connection = new ProxiedConnection(client, target, () => this.#connections.delete(connection));
      this.#connections.add(connection);
      if (this.#isStalled) connection.flow('stalled');
    });
  }

  /** Listens on a free port of this machine; `target` is an address or the path of a socket. */
  static async open(target: net.NetConnectOpts): Promise<StallingProxy> {
    const proxy = new StallingProxy(target);
    proxy.#server.listen(0, '127.0.0.1');
    await once(proxy.#server, 'listening');
    return proxy;
  }

  get port(): number {
    return (this.#server.address() as net.AddressInfo).port;
  }

  /** Keeps back what comes over all connections, new ones too, until `resume`. */
  stall(): void {
    this.#isStalled = true;
    for (const connection of this.#connections) connection.flow('stalled');
  }

  resume(): void {
    this.#isStalled = false;
    for (const connection of this.#connections) connection.flow('open');
  }

  /** The connections that stand now, or those of them that ever sent `text`, never say a word again. New ones are open. */
  silence(text = ''): void {
    for (const connection of this.#connections) if (connection.hasSent(text)) connection.flow('silent');
  }

  /** Resets all connections, as a router does that forgot them. */
  reset(): void {
    for (const connection of this.#connections) connection.reset();
  }

  /** Ends all connections towards the product only: the database does not hear of it. */
  halfClose(): void {
    for (const connection of this.#connections) connection.halfClose();
  }

  async close(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.reset();
    await closed;
  }
}

class ProxiedConnection {
  #client: net.Socket;
  #upstream: net.Socket;
  #sent = '';
  #flow: Flow = 'open';

  constructor(client: net.Socket, target: net.NetConnectOpts, onClose: () => void) {
    this.#client = client;
    this.#upstream = net.connect({ ...target, allowHalfOpen: true });
    this.#pass(this.#client, this.#upstream);
    this.#pass(this.#upstream, this.#client);
    this.#client.on('data', (bytes: Buffer) => (this.#sent += bytes.toString('latin1'))).on('close', onClose);
  }

  #pass(from: net.Socket, to: net.Socket): void {
    from
      .on('data', (bytes) => {
        if (this.#flow !== 'silent') to.write(bytes);
      })
      .on('end', () => {
        if (this.#flow !== 'silent') to.end();
      })
      .on('error', () => {})
      .on('close', () => {
        if (this.#flow !== 'silent') to.destroy();
      });
  }

  flow(flow: Flow): void {
    if (this.#flow === 'silent') return;
    this.#flow = flow;
    for (const socket of [this.#client, this.#upstream])
      if (flow === 'stalled') socket.pause();
      else socket.resume();
  }

  hasSent(text: string): boolean {
    return this.#sent.includes(text);
  }

  reset(): void {
    this.#client.resetAndDestroy();
    this.#upstream.destroy();
  }

  halfClose(): void {
    this.#client.end();
  }
}
